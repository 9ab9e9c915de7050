/** English: built in, and the list of all there is to say. */
export default {
  today: 'Today’s game',
  playToday: 'Play today’s game',
  playedToday: 'Played today',
  week: 'The last seven days',
  played: '{day}: played',
  next: 'Next game in {time}',
  streak: 'Days in a row: {n}',
  levels: 'Levels',
  levelN: 'Level {n}',
  stars: {one: '{n} star', other: '{n} stars'},
  nextLevel: 'Next level',
};
