"""What the pictures and papers of all contests share: grounds, marks, names, entry lists, podiums, printed lists."""
