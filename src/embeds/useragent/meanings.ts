/** The meanings of the words in user agent strings, and their history. */
import type { Piece } from "./logic"

type Meaning = [word: RegExp, what: string]

const products: Meaning[] = [
  [
    /^Mozilla$/,
    "Netscape's own name for its browser, from 1994. Sites kept their best for Mozilla, so everybody became Mozilla. It means nothing now.",
  ],
  [
    /^NCSA_Mosaic$/,
    "The browser from Illinois that brought pictures into the text, in 1993. It says what it is.",
  ],
  [
    /^AppleWebKit$/,
    "Apple's engine, begun as a copy of KHTML in 2001. Chrome left it for Blink in 2013, and has said 537.36 ever since, lest somebody notice.",
  ],
  [
    /^Gecko$/,
    "Mozilla's engine, from before Firefox. The number was the day it was built; on a desktop it has been 1 January 2010 for years.",
  ],
  [
    /^Firefox$/,
    "Firefox, at last. It is the one large browser whose string ends with its name and means it.",
  ],
  [
    /^(Headless)?Chrome$/,
    "Chrome, or one of the many made from Chromium. The last three numbers of its version are mostly 0 now, on purpose.",
  ],
  [/^Chromium$/, "Chromium, which Chrome is made from, saying its own name."],
  [/^CriOS$/, "Chrome for iPhones. Its engine is Apple's there, so the name is shorter too."],
  [/^EdgiOS$/, "Edge for iPhones, with Apple's engine inside."],
  [/^FxiOS$/, "Firefox for iPhones, with Apple's engine inside."],
  [
    /^Safari$/,
    "Apple's browser, or one that says so to be let in. The number is the engine's build; Safari's own version is after Version.",
  ],
  [/^Version$/, "The real version, put here because the place after the name was taken by an older lie."],
  [/^Mobile$/, "A phone. The number, if any, is the build of the system."],
  [/^Edge$/, "The first Edge, 2015 to 2020, with an engine of Microsoft's own."],
  [
    /^Edg(A|W)?$/,
    "Today's Edge, made from Chromium. One letter shorter, so as not to be taken for the old one.",
  ],
  [
    /^OPR$/,
    "Opera, since it is made from Chromium. Its full name made sites serve it pages for an older Opera.",
  ],
  [/^Opera$/, "Opera. It stopped at 9.80 because sites read 10 as 1, and had its true version at the end."],
  [/^Presto$/, "Opera's own engine, until 2013."],
  [/^Vivaldi$/, "Vivaldi, by people who used to make Opera."],
  [/^SamsungBrowser$/, "Samsung's browser, made from Chromium."],
  [/^YaBrowser$/, "Yandex's browser, made from Chromium."],
  [/^(Konqueror|KHTML)$/, "KDE's browser and its engine, which all of Apple's and Google's descend from."],
  [/^Epiphany$/, "GNOME's browser, with WebKit inside."],
  [
    /^(Navigator|Netscape\d?)$/,
    "Netscape, in its last years, made from Firefox, which was made from Netscape.",
  ],
  [/^Trident$/, "Internet Explorer's engine."],
  [/^Lynx$/, "A browser of plain text, from 1992. It has never claimed to be anything else."],
  [/^libwww(-FM)?$/, "The library that fetched pages for the first browsers, and for some still does."],
  [/^(SSL-MM|OpenSSL|GNUTLS)$/i, "What encrypts the connection. Lynx likes to tell."],
  [/^curl$/i, "A program that fetches addresses. No browser, and it doesn't say that it is one."],
  [/^Wget$/i, "A program that fetches addresses, one after another, at night."],
  [/bot$|spider$|crawler$/i, "A machine that reads pages for somebody."],
  [/^(Ubuntu|Fedora|Debian)$/, "The Linux it came with."],
  [/^Toaster$/, "Lent to you. Shake out the crumbs."],
  [/^Pertti$/, "A hamster. He reads with his paws."],
  [/^jsdom$/i, "A browser without a window, for tests."],
  [/^like$/, "It is like what comes next, and is not it."],
  [/^\[[a-z-]+\]$/i, "The language of the browser, as Netscape wrote it."],
]

const windows: Record<string, string> = {
  "3.1": "3.1",
  "95": "95",
  "98": "98",
  "NT 5.0": "2000",
  "NT 5.1": "XP",
  "NT 5.2": "XP for 64 bits, or a server of its time",
  "NT 6.0": "Vista",
  "NT 6.1": "7",
  "NT 6.2": "8",
  "NT 6.3": "8.1",
}

const details: Meaning[] = [
  [
    /^KHTML, like Gecko$/,
    "The engine is KHTML's child, and behaves like Gecko. Sites looked for the word Gecko, so Safari had it in its string, and Chrome had Safari's.",
  ],
  [/^like Gecko$/, "No Gecko, but has heard of it."],
  [/^compatible$/, "Compatible with Mozilla. Internet Explorer began with this, and bots have kept it."],
  [/^MSIE /, "Internet Explorer, hidden in the brackets, where only the careful looked."],
  [/^Trident\//, "Internet Explorer's engine. From version 11 on, this is what it is known by."],
  [
    /^Windows NT 10\.0$/,
    "Windows 10 or 11. The number has stood still since 2015, because too many programs were reading it.",
  ],
  [/^Win(dows )?9x 4\.90$/, "Windows Me. The page is sorry."],
  [/^Windows(;|$)/, "Windows. Which one comes later."],
  [/^(Win64|x64|WOW64|x86_64|amd64)$/i, "A processor of 64 bits, or a system for one."],
  [/^Macintosh$/, "A Mac."],
  [
    /^Intel Mac OS X 10[._]15([._]7)?$/,
    "Any Mac of today, with any processor. The number stopped at macOS 10.15, because there were sites that could not count to 11.",
  ],
  [/^Intel Mac OS X/, "A Mac with an Intel processor, or one that says so."],
  [/^PPC Mac OS X/, "A Mac with a PowerPC processor, from before 2006."],
  [/^X11$/, "The X Window System, as on most Linux desktops, whether it is there or not."],
  [/^Wayland$/, "What comes after X11."],
  [/^Linux( |$)/, "Linux, and the kind of processor."],
  [/^CrOS /, "ChromeOS."],
  [/^Android( |$)/, "Android. Chrome says 10 on all of them now."],
  [/^K$/, "The model of the phone. Chrome calls them all K."],
  [/^(iPhone|iPad|iPod)/, "One of Apple's. An iPad may also say that it is a Mac."],
  [/^CPU .*like Mac OS X$/, "The system of the phone, said to be like a Mac's."],
  [
    /^U$/,
    "Strong encryption, as for use in the USA. Other countries got I, for international, which was weak by law.",
  ],
  [/^I$/, "Weak encryption, for export. The USA treated the strong kind as arms for years."],
  [/^N$/, "No encryption at all."],
  [/^SV1$/, "Windows XP with Service Pack 2, whose Internet Explorer was a little safer."],
  [/^\.NET/, "A version of .NET that was installed. Why the servers had to be told is another matter."],
  [
    /^rv:109\.0$/,
    "Firefox 110 to 119. Sites that looked for rv:11 would have taken it for Internet Explorer 11, so the number waited.",
  ],
  [
    /^rv:11\.0$/,
    "Internet Explorer 11, when Trident is near. It had given up the word MSIE to be treated better.",
  ],
  [/^rv:/, "The version of the engine."],
  [/^[a-z]{2}([-_][a-z]{2})?$/i, "The language of the browser. They don't say it here any more."],
  [/^(Mobile|Tablet|Touch)$/, "What it is held in."],
  [/^\+?https?:\/\//, "Where to read about whoever made it, or to complain."],
  [/^Konqueror\//, "KDE's browser, whose engine, KHTML, all of Apple's and Google's descend from."],
  [/(bot|spider|crawler)\//i, "A machine that reads pages for somebody."],
  [/^Wheel$/, "A platform with one user."],
  [/^Hamster$/, "The operator."],
]

const unknown = "This page was not told what that is."

/** Explains a product. */
export function meaningOf(piece: Extract<Piece, { kind: "product" }>): string {
  return products.find(([word]) => word.test(piece.name))?.[1] ?? unknown
}

/** Returns "98" for "Win98" and "XP" for "Windows NT 5.1"; null if it is no known version of Windows. */
export function windowsName(part: string): string | null {
  const version = /^Win(?:dows ?)?\s*((?:NT )?[\d.]+)$/.exec(part)?.[1]
  return (version !== undefined && windows[version]) || null
}

/** Explains a part of a comment. */
export function meaningOfPart(part: string): string {
  const name = windowsName(part)
  if (name) return `Windows ${name}.`
  return details.find(([word]) => word.test(part))?.[1] ?? unknown
}
