import type { lessons as english } from '../../en/evolution/lessons.ts';

export const lessons: Record<keyof typeof english, string> = {
  'evolution.lessons': 'Evolution: объяснение',
  'evolution.lesson.sabotage.title': 'Диверсия: разложите жетоны.',
  'evolution.lesson.sabotage.text':
    'Задача с жетоном опасна, пока успех его не снимет. Снимать сразу не обязательно, но жетоны копятся.',
  'evolution.lesson.dangerous.title': 'Бросайте шестигранный кубик.',
  'evolution.lesson.dangerous.text':
    'Задача с жетоном опасна: при угрозе 1 неудачен каждый шестой бросок, а не восьмой. Успех может снять жетон, вместо того чтобы считаться.',
  'evolution.lesson.spaces.title': 'Следите за каждым делением.',
  'evolution.lesson.spaces.text':
    'Маркер повреждений встал на жёлтое деление с «!»\u00a0— возьмите карту разрушений. Красное, как всегда, даёт эффект плана.',
  'evolution.lesson.meld.title': 'Спешите с новой миссией.',
  'evolution.lesson.meld.text':
    'В том раунде, когда её открыли, на ней лежит жетон Meld. Выполните её в этом же раунде и получите ещё и награду Meld.',
  'evolution.lesson.mec.title': 'Пошлите бойца МЭК, если он у вас есть.',
  'evolution.lesson.mec.text':
    'Их приводят технологии. У них все четыре навыка, в каждом они специалисты, и на поле каждый стоит кредит.',
};
