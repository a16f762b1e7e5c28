"""MinMax"""
