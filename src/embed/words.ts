/** The texts of the embed page itself, in the languages of the games. */
export interface PageWords {
  readonly choose: string;
  readonly all: string;
  readonly failed: string;
  /** Games by name: `game` in the words of each, without loading them. */
  readonly games: Readonly<Record<string, string>>;
}

const names = [
  'snakes-and-ladders',
  'blockudoku',
  'peg-solitaire',
  'ludo',
  'snake',
  'tic-tac-toe',
  'four-in-a-row',
  'nim',
] as const;
const inOrder = (choose: string, all: string, failed: string, ...games: string[]): PageWords => ({
  choose,
  all,
  failed,
  games: Object.fromEntries(names.map((name, at) => [name, games[at]!])),
});

const english = inOrder(
  'Choose a game',
  'All games',
  'The game could not be loaded.',
  'Snakes and Ladders',
  'BlockuDoku',
  'Peg solitaire',
  'Ludo',
  'Snake',
  'Tic-tac-toe',
  'Four in a row',
  'Nim',
);

export const languages: Readonly<Record<string, PageWords>> = {
  en: english,
  de: inOrder(
    'Spiel wählen',
    'Alle Spiele',
    'Das Spiel konnte nicht geladen werden.',
    'Schlangen und Leitern',
    'BlockuDoku',
    'Solitär',
    'Ludo',
    'Snake',
    'Tic-Tac-Toe',
    'Vier in einer Reihe',
    'Nim',
  ),
  es: inOrder(
    'Elige un juego',
    'Todos los juegos',
    'No se pudo cargar el juego.',
    'Serpientes y escaleras',
    'BlockuDoku',
    'Solitario de clavijas',
    'Ludo',
    'La serpiente',
    'Tres en raya',
    'Cuatro en raya',
    'Nim',
  ),
  fr: inOrder(
    'Choisir un jeu',
    'Tous les jeux',
    'Le jeu n’a pas pu être chargé.',
    'Serpents et échelles',
    'BlockuDoku',
    'Solitaire à pions',
    'Ludo',
    'Snake',
    'Morpion',
    'Quatre à la suite',
    'Nim',
  ),
  pt: inOrder(
    'Escolha um jogo',
    'Todos os jogos',
    'Não foi possível carregar o jogo.',
    'Cobras e escadas',
    'BlockuDoku',
    'Resta um',
    'Ludo',
    'Jogo da cobrinha',
    'Jogo da velha',
    'Quatro em linha',
    'Nim',
  ),
  hi: inOrder(
    'खेल चुनें',
    'सभी खेल',
    'खेल लोड नहीं हो सका।',
    'साँप-सीढ़ी',
    'BlockuDoku',
    'पेग सॉलिटेयर',
    'लूडो',
    'स्नेक',
    'टिक-टैक-टो',
    'एक पंक्ति में चार',
    'निम',
  ),
  ar: inOrder(
    'اختر لعبة',
    'كل الألعاب',
    'تعذّر تحميل اللعبة.',
    'السلّم والثعبان',
    'BlockuDoku',
    'سوليتير الأوتاد',
    'لودو',
    'الثعبان',
    'إكس أو',
    'أربعة في صف',
    'نيم',
  ),
  zh: inOrder(
    '选择游戏',
    '全部游戏',
    '游戏无法加载。',
    '蛇梯棋',
    'BlockuDoku',
    '孔明棋',
    '飞行棋',
    '贪吃蛇',
    '井字棋',
    '四子棋',
    '尼姆',
  ),
  ja: inOrder(
    'ゲームを選ぶ',
    'すべてのゲーム',
    'ゲームを読み込めませんでした。',
    'ヘビとはしご',
    'BlockuDoku',
    'ペグソリティア',
    'ルドー',
    'スネークゲーム',
    '三目並べ',
    '四目並べ',
    'ニム',
  ),
};

const primaryOf = (lang: string): string => lang.toLowerCase().split('-')[0]!;

/** Whether there are words for a language tag: for `pt-BR` those of `pt`. */
export const isSupported = (lang: string): boolean => Object.hasOwn(languages, primaryOf(lang));

/** The language to use for a language tag: `pt` for `pt-BR`, `en` for unsupported ones. */
export const languageOf = (lang = ''): string => (isSupported(lang) ? primaryOf(lang) : 'en');

export const wordsOf = (lang: string | undefined): PageWords => languages[languageOf(lang)] ?? english;

/** The name of a game. */
export const nameOf = (name: string, lang?: string): string => wordsOf(lang).games[name] ?? english.games[name] ?? name;
