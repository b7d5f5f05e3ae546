"""Drawing anew what a viewer cannot know."""
