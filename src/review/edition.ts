/** Number of what a review says. It changes when the same game would be judged otherwise, so that kept reviews are done anew. */
export const reviewEdition = 6;
