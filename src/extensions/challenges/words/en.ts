/** English: built in, and the list of all there is to say. */
export default {
  /** Heading in the panel of challenges. Up to 15. */
  today: 'Daily game',
  /** Button. Up to 25. */
  playToday: 'Play the daily game',
  /** In its place once that is done. Up to 20. */
  playedToday: 'Played today',
  /** Name of the list of days, for screen readers. Up to 25. */
  week: 'The last seven days',
  /** Spoken: a day. {day}: “Monday”. Up to 15. */
  played: '{day}: played',
  /** Below the days. {time}: “3 hr 20 min”. Up to 25. */
  next: 'Next game in {time}',
  /** Below the days. {n}: 2 or more. Up to 20. */
  streak: 'Days in a row: {n}',
  /** Heading. Up to 10. */
  levels: 'Levels',
  /** Spoken, and on the card at the end. {n}: from 1. Up to 10. */
  levelN: 'Level {n}',
  /** Spoken after it. {n}: 0 to 3. Up to 10. */
  stars: {one: '{n} star', other: '{n} stars'},
  /** Button at the end. Up to 15. */
  nextLevel: 'Next level',
};
