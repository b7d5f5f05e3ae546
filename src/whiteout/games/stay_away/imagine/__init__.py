"""What a seat may imagine behind all that it has seen."""
