/** The texts of the embed page itself, in the languages of the games. */
export interface PageWords {
  readonly choose: string;
  readonly all: string;
  readonly failed: string;
  /** Games by name: `game` in the words of each, without loading them. */
  readonly games: Readonly<Record<string, string>>;
  /** Ways to play. */
  readonly presets: Readonly<Record<PresetName, string>>;
}

export type PresetName = keyof (typeof presets)['en'];

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
/** The names of ways to play, by language. */
const presets = {
  en: {
    classic: 'Classic',
    computer: 'Against the computer',
    two: 'For two',
    four: 'For four',
    quick: 'Quick game',
    daily: 'Today’s game',
    small: 'Small board',
    large: 'Large board',
    easy: 'Easy',
    hard: 'Hard',
  },
  de: {
    classic: 'Klassisch',
    computer: 'Gegen den Computer',
    two: 'Zu zweit',
    four: 'Zu viert',
    quick: 'Kurzes Spiel',
    daily: 'Spiel des Tages',
    small: 'Kleines Brett',
    large: 'Großes Brett',
    easy: 'Leicht',
    hard: 'Schwer',
  },
  es: {
    classic: 'Clásico',
    computer: 'Contra el ordenador',
    two: 'Para dos',
    four: 'Para cuatro',
    quick: 'Partida rápida',
    daily: 'Juego del día',
    small: 'Tablero pequeño',
    large: 'Tablero grande',
    easy: 'Fácil',
    hard: 'Difícil',
  },
  fr: {
    classic: 'Classique',
    computer: 'Contre l’ordinateur',
    two: 'À deux',
    four: 'À quatre',
    quick: 'Partie rapide',
    daily: 'Jeu du jour',
    small: 'Petit plateau',
    large: 'Grand plateau',
    easy: 'Facile',
    hard: 'Difficile',
  },
  pt: {
    classic: 'Clássico',
    computer: 'Contra o computador',
    two: 'Para dois',
    four: 'Para quatro',
    quick: 'Partida rápida',
    daily: 'Jogo do dia',
    small: 'Tabuleiro pequeno',
    large: 'Tabuleiro grande',
    easy: 'Fácil',
    hard: 'Difícil',
  },
  hi: {
    classic: 'क्लासिक',
    computer: 'कंप्यूटर के विरुद्ध',
    two: 'दो खिलाड़ी',
    four: 'चार खिलाड़ी',
    quick: 'छोटा खेल',
    daily: 'आज का खेल',
    small: 'छोटा बोर्ड',
    large: 'बड़ा बोर्ड',
    easy: 'आसान',
    hard: 'कठिन',
  },
  ar: {
    classic: 'كلاسيكي',
    computer: 'ضد الحاسوب',
    two: 'لاعبان',
    four: 'أربعة لاعبين',
    quick: 'لعبة سريعة',
    daily: 'لعبة اليوم',
    small: 'لوحة صغيرة',
    large: 'لوحة كبيرة',
    easy: 'سهل',
    hard: 'صعب',
  },
  zh: {
    classic: '经典',
    computer: '对战电脑',
    two: '双人',
    four: '四人',
    quick: '快速对局',
    daily: '今日对局',
    small: '小棋盘',
    large: '大棋盘',
    easy: '简单',
    hard: '困难',
  },
  ja: {
    classic: 'クラシック',
    computer: 'コンピューターと対戦',
    two: '2人で',
    four: '4人で',
    quick: '短いゲーム',
    daily: '今日のゲーム',
    small: '小さい盤',
    large: '大きい盤',
    easy: 'やさしい',
    hard: 'むずかしい',
  },
};

const inOrder = (
  lang: keyof typeof presets,
  choose: string,
  all: string,
  failed: string,
  ...games: string[]
): PageWords => ({
  choose,
  all,
  failed,
  games: Object.fromEntries(names.map((name, at) => [name, games[at]!])),
  presets: presets[lang],
});

const english = inOrder(
  'en',
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
    'de',
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
    'es',
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
    'fr',
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
    'pt',
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
    'hi',
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
    'ar',
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
    'zh',
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
    'ja',
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

/** The notice in a SCORM package that finds no learning platform. */
export const unrecorded: Readonly<Record<string, string>> = {
  en: 'Your result is not recorded: there is no connection to the learning platform.',
  de: 'Dein Ergebnis wird nicht gespeichert: Es gibt keine Verbindung zur Lernplattform.',
  es: 'Tu resultado no se registra: no hay conexión con la plataforma de aprendizaje.',
  fr: 'Votre résultat n’est pas enregistré : aucune connexion à la plateforme d’apprentissage.',
  pt: 'O seu resultado não é registrado: não há conexão com a plataforma de aprendizagem.',
  hi: 'आपका परिणाम दर्ज नहीं हो रहा है: लर्निंग प्लेटफ़ॉर्म से कनेक्शन नहीं है।',
  ar: 'لا تُسجَّل نتيجتك: لا يوجد اتصال بمنصة التعلّم.',
  zh: '你的成绩不会被记录：未连接到学习平台。',
  ja: '結果は記録されません。学習プラットフォームに接続されていません。',
};

const primaryOf = (lang: string): string => lang.toLowerCase().split('-')[0]!;

/** Whether there are words for a language tag: for `pt-BR` those of `pt`. */
export const isSupported = (lang: string): boolean => Object.hasOwn(languages, primaryOf(lang));

/** The language to use for a language tag: `pt` for `pt-BR`, `en` for unsupported ones. */
export const languageOf = (lang = ''): string => (isSupported(lang) ? primaryOf(lang) : 'en');

export const wordsOf = (lang: string | undefined): PageWords => languages[languageOf(lang)] ?? english;

/** The name of a game. */
export const nameOf = (name: string, lang?: string): string => wordsOf(lang).games[name] ?? english.games[name] ?? name;
