/** The tutorial with the box. A separate chunk, loaded for its games only. */
export { default as LessonCard } from './lesson-card.svelte';
export { followLessons } from './progress.svelte.ts';
