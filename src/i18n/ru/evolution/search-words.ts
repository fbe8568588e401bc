/** Words that find the entries about Evolution. */
export const evolution = {
  sabotage: 'exalt жетон жетоны опасно шестигранный снять диверсия диверсант',
  'destruction-cards': 'карта разрушений МЭК мэк боец meld награда восклицательный знак',
  'evolution-differs': 'отличия официальное приложение наше неизвестно брошюра evolution',
  expansion:
    'Evolution Эволюция дополнение дополнения вторая коробка шестигранный кубик пришельцев допка допы аддон расширение мехи МЭК совместимость поддерживается эволюшн DLC шестигранник',
} as const;
