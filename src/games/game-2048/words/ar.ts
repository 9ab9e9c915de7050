/** Arabic words of 2048. */
import phrases from '../../../frame/phrases/ar.js';

export default {
  ...phrases,
  game: '2048',
  aim: 'ادمج المربعات المتساوية حتى 2048.',
  wins: 'وصلت إلى 2048! يمكنك المتابعة.',
  toPlay: 'حرّك المربعات.',
  toPlayYou: 'حرّك المربعات.',
  left: 'يسار',
  right: 'يمين',
  up: 'أعلى',
  down: 'أسفل',
  tiles: 'اللوحة: {rows}',
  merged: {
    zero: 'لا نقاط.',
    one: 'نقطة واحدة.',
    two: 'نقطتان.',
    few: '{n} نقاط.',
    many: '{n} نقطة.',
    other: '{n} نقطة.',
  },
  added: 'جديد: {n} في {cell}.',
  stuck: 'لا شيء يتحرك في هذا الاتجاه.',
  bestWay: 'الأفضل: {move}.',
  winsYou: 'وصلت إلى 2048! يمكنك المتابعة.',
};
