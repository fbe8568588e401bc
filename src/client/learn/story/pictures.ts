/** The pictures of the story, in order. */
export const pictures = ['roles', 'clock', 'units', 'quiet', 'luck', 'missions', 'lost', 'saved'] as const;

/** Name of a picture. */
export type Picture = (typeof pictures)[number];
