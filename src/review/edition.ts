/**
 * Edition of reviews. It is raised when the same game would be judged differently, so that stored reviews are made
 * again.
 */
export const reviewEdition = 6;
