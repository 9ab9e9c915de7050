import type {PresetName} from './listing.js';

/** The texts of the embed page itself, in the languages of the games. */
export interface PageWords {
  readonly choose: string;
  readonly all: string;
  readonly failed: string;
  /** Ways to play. */
  readonly presets: Readonly<Record<PresetName, string>>;
}

/** The names of ways to play, by language. */
const presets = {
  en: {
    classic: 'Classic',
    computer: 'Against the computer',
    two: 'For two',
    four: 'For four',
    quick: 'Quick game',
    daily: 'Daily game',
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
    computer: 'Contra la máquina',
    two: 'Para dos',
    four: 'Para cuatro',
    quick: 'Partida rápida',
    daily: 'Partida del día',
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
    daily: 'Partie du jour',
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
    daily: 'दैनिक खेल',
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
    daily: '每日一局',
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
    daily: 'デイリーゲーム',
    small: '小さい盤',
    large: '大きい盤',
    easy: 'やさしい',
    hard: 'むずかしい',
  },
};

const english: PageWords = {
  choose: 'Choose a game',
  all: 'All games',
  failed: 'The game could not be loaded.',
  presets: presets.en,
};

export const languages: Readonly<Record<string, PageWords>> = {
  en: english,
  de: {
    choose: 'Spiel wählen',
    all: 'Alle Spiele',
    failed: 'Das Spiel konnte nicht geladen werden.',
    presets: presets.de,
  },
  es: {
    choose: 'Elige un juego',
    all: 'Todos los juegos',
    failed: 'No se pudo cargar el juego.',
    presets: presets.es,
  },
  fr: {
    choose: 'Choisir un jeu',
    all: 'Tous les jeux',
    failed: 'Le jeu n’a pas pu être chargé.',
    presets: presets.fr,
  },
  pt: {
    choose: 'Escolha um jogo',
    all: 'Todos os jogos',
    failed: 'Não foi possível carregar o jogo.',
    presets: presets.pt,
  },
  hi: {
    choose: 'खेल चुनें',
    all: 'सभी खेल',
    failed: 'खेल लोड नहीं हो सका।',
    presets: presets.hi,
  },
  ar: {
    choose: 'اختر لعبة',
    all: 'كل الألعاب',
    failed: 'تعذّر تحميل اللعبة.',
    presets: presets.ar,
  },
  zh: {
    choose: '选择游戏',
    all: '全部游戏',
    failed: '游戏无法加载。',
    presets: presets.zh,
  },
  ja: {
    choose: 'ゲームを選ぶ',
    all: 'すべてのゲーム',
    failed: 'ゲームを読み込めませんでした。',
    presets: presets.ja,
  },
};

/** The notices of a SCORM package. */
interface LessonWords {
  /** There is no learning platform. */
  readonly unrecorded: string;
  /** The platform does not store so long a game. */
  readonly long: string;
  /** The platform has stored what is no game of this package. */
  readonly lost: string;
}

export const lessonWords: Readonly<Record<string, LessonWords>> = {
  en: {
    unrecorded: 'Your result is not recorded: there is no connection to the learning platform.',
    long: 'This game is too long to be saved. Next time, a new game starts.',
    lost: 'The saved game could not be restored. A new game has started.',
  },
  de: {
    unrecorded: 'Dein Ergebnis wird nicht gespeichert: Es gibt keine Verbindung zur Lernplattform.',
    long: 'Dieses Spiel ist zu lang zum Speichern. Beim nächsten Mal beginnt ein neues.',
    lost: 'Das gespeicherte Spiel konnte nicht geladen werden. Ein neues hat begonnen.',
  },
  es: {
    unrecorded: 'Tu resultado no se registra: no hay conexión con la plataforma de aprendizaje.',
    long: 'Esta partida es demasiado larga para guardarla. La próxima vez empezará una nueva.',
    lost: 'No se ha podido recuperar la partida guardada. Ha empezado una nueva.',
  },
  fr: {
    unrecorded: 'Votre résultat n’est pas enregistré : aucune connexion à la plateforme d’apprentissage.',
    long: 'Cette partie est trop longue pour être enregistrée. La prochaine fois, une nouvelle partie commencera.',
    lost: 'La partie enregistrée n’a pas pu être restaurée. Une nouvelle partie a commencé.',
  },
  pt: {
    unrecorded: 'O seu resultado não é registrado: não há conexão com a plataforma de aprendizagem.',
    long: 'Esta partida é longa demais para ser salva. Na próxima vez, começará uma nova.',
    lost: 'Não foi possível recuperar a partida salva. Começou uma nova.',
  },
  hi: {
    unrecorded: 'आपका परिणाम दर्ज नहीं हो रहा है: लर्निंग प्लेटफ़ॉर्म से कनेक्शन नहीं है।',
    long: 'यह खेल इतना लंबा है कि सहेजा नहीं जा सकता। अगली बार नया खेल शुरू होगा।',
    lost: 'सहेजा हुआ खेल वापस नहीं लाया जा सका। नया खेल शुरू हो गया है।',
  },
  ar: {
    unrecorded: 'لا تُسجَّل نتيجتك: لا يوجد اتصال بمنصة التعلّم.',
    long: 'هذه اللعبة أطول من أن تُحفظ. في المرة القادمة تبدأ لعبة جديدة.',
    lost: 'تعذّرت استعادة اللعبة المحفوظة. بدأت لعبة جديدة.',
  },
  zh: {
    unrecorded: '你的成绩不会被记录：未连接到学习平台。',
    long: '这局游戏太长，无法保存。下次将开始新的一局。',
    lost: '无法恢复保存的游戏。新的一局已经开始。',
  },
  ja: {
    unrecorded: '結果は記録されません。学習プラットフォームに接続されていません。',
    long: 'このゲームは長すぎて保存できません。次回は新しいゲームが始まります。',
    lost: '保存されたゲームを復元できませんでした。新しいゲームを開始しました。',
  },
};

const primaryOf = (lang: string): string => lang.toLowerCase().split('-')[0]!;

/** Whether there are words for a language tag: for `pt-BR` those of `pt`. */
export const isSupported = (lang: string): boolean => Object.hasOwn(languages, primaryOf(lang));

/** The language to use for a language tag: `pt` for `pt-BR`, `en` for unsupported ones. */
export const languageOf = (lang = ''): string => (isSupported(lang) ? primaryOf(lang) : 'en');

export const wordsOf = (lang: string | undefined): PageWords => languages[languageOf(lang)] ?? english;
