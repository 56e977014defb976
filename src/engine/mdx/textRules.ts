/** Finds characters that were meant as Markdown but appear literally. */

/** A rule for text that should have been Markdown. */
export type TextRule = {
  pattern: RegExp
  what: (match: RegExpExecArray) => string
  todo: (match: RegExpExecArray) => string
  /** True if later rules skip the match. */
  consumes?: boolean
}

const spaceOf = (text: string) => {
  const [found = ""] = /[\u00a0\u2000-\u200a\u202f\u3000]/.exec(text) ?? []
  return `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`
}

export const textRules: readonly TextRule[] = [
  {
    pattern: /^(#{1,6}|[-*+]|\d{1,9}[.)])[\u00a0\u2000-\u200a\u202f\u3000]/gm,
    what: ([all, sign]) => `"${sign}" is read as text: the space after it is another one, ${spaceOf(all)}.`,
    todo: ([, sign]) => `Write "${sign} " with the space bar: the other looks the same, and was pasted.`,
  },
  {
    pattern: /^[ \t]*[\u00a0\u2000-\u200a\u202f\u3000]+[ \t]*(?=(?:[-*+]|\d{1,9}[.)]) )/gm,
    what: ([all]) => `The line is indented by other spaces, ${spaceOf(all)}, and is read as text.`,
    todo: () => "Indent it with the space bar: the others look the same, and were pasted.",
  },
  {
    pattern: /(?<![\\*\p{N}])\*\*(?![\s*])((?:(?!\*\*)[^\n])*[^\s*])\*\*(?!\*)/gu,
    what: ([all]) => `${all} is not bold: a letter touches its signs from outside, and a sign from inside.`,
    todo: ([, words]) => `Write <strong>${words}</strong>, or leave a space outside of the **.`,
    consumes: true,
  },
  {
    pattern: /(?<![~\\\p{L}\p{N}])~(?=[^\s~/])([^~\n]*[^\s~])~(?![~\p{L}\p{N}/])/gu,
    what: ([all]) => `${all} stays as it is: one ~ strikes nothing out.`,
    todo: ([, words]) => `Write ~~${words}~~, or \\~ for the sign itself.`,
  },
  {
    pattern: /&(?:nbsp|copy|reg|trade|amp|lt|gt|quot|hellip|mdash|ndash|euro|shy)(?=[^\w;=])/g,
    what: ([all]) => `${all} is no sign without a semicolon.`,
    todo: ([all]) => `Write ${all}; for it.`,
  },
  {
    pattern: /(?<!\\)\[\^([^\]\s]+)\](?![([:])/g,
    what: ([, name]) => `The footnote [^${name}] has no text.`,
    todo: ([, name]) => `Write a line "[^${name}]: ..." under the text.`,
  },
  {
    pattern: /\(([^()\n]+)\)\[((?:\/|https?:|#|mailto:)[^\]\n]*)\]/g,
    what: ([all]) => `${all} has its brackets the wrong way round.`,
    todo: ([, words, address]) => `Write [${words}](${address}).`,
  },
  {
    pattern: /(!?)\[([^\]\n]*)\]\(((?:\.{0,2}\/|https?:|www\.|#|tel:)[^()\n]*\s[^()\n]*)\)/g,
    what: ([, sign, , address]) =>
      `The address of the ${sign ? "picture" : "link"} has a space in it: ${address}.`,
    todo: ([, , , address = ""]) => `Write ${address.trim().replaceAll(/\s+/g, "%20")}.`,
  },
  {
    pattern: /(!?)\[([^\]\n]+)\] +\(((?:\.{0,2}\/|https?:)[^()\s]*)\)/g,
    what: ([all]) => `${all} is no link: there is a space between its brackets.`,
    todo: ([, sign, words, address]) => `Write ${sign}[${words}](${address}).`,
  },
  {
    pattern: /^[^[\]\n]*\]\(((?:\.{0,2}\/|https?:|#|mailto:)[^()\s]*)\)/g,
    what: ([, address]) => `The link to ${address} has no words: a link can't stand in another.`,
    todo: () => "Write one after the other.",
  },
  {
    pattern: /\[([^\]\n]+)\]\(((?:\.{0,2}\/|https?:)[^()\s]*)$/gm,
    what: ([all]) => `The link ${all} is not closed.`,
    todo: ([, words, address]) => `Write [${words}](${address}).`,
  },
  {
    pattern: /\[([^\][()\n]+)\(((?:\.{0,2}\/|https?:)[^()\s]*)\)/g,
    what: ([all]) => `${all} is no link: its "]" is missing.`,
    todo: ([, words, address]) => `Write [${words}](${address}).`,
  },
  {
    pattern:
      /^(?:[-+](?=\p{L})|[•·]|\d{1,2}[.)](?=\p{L})).*(?:\n[ \t]*(?:[-+](?=\p{L})|[•·]|\d{1,2}[.)](?=\p{L})).*)+/gmu,
    what: () => "These lines are no list: they are shown in one line.",
    todo: () => 'Begin each with "- " or "1. ", with the space, and leave an empty line before the first.',
  },
  {
    pattern: /(?<=[\p{L}\p{N}_)])(?<!\\)(?:\[[^\][\n]+\]){2,}/gu,
    what: ([all]) => `${all} is read as a link without an address.`,
    todo: ([all]) => `Put it in \`code\`, or write ${all.replaceAll("[", "\\[")} for the signs themselves.`,
  },
  {
    pattern: /(?<![\p{L}\p{N}_)\]])\[([^\]\n]+)\]\[([^\]\n]*)\]/gu,
    what: ([, words, name]) => `The link [${words}] has no address: nothing is called "${name || words}".`,
    todo: ([, words, name]) => `Write [${words}](/address), or a line "[${name || words}]: /address".`,
  },
  {
    pattern: /(?<![\\*_\p{N}])(\*\*|__|`)(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.!?])(?<!\\)(\*\*|`)(?![*`\d])/gu,
    what: ([sign]) => `The sign ${sign} stands in the text as it is: its pair is missing.`,
    todo: ([sign]) =>
      `Write it twice, before and after the words, or write \\${sign[0]} for the sign itself.`,
  },
  {
    pattern: /(?<=^|\s):([a-z][a-z0-9_+-]+|[+-]1):(?=$|[\s.,!?])/g,
    what: ([all]) => `${all} stays as it is: the site has no names for emoji.`,
    todo: () => "Write the emoji itself.",
  },
  {
    pattern: /\[([^\]\n]+)\]\((mailto:[^()\n]*\s[^()\n]*)\)/g,
    what: ([, , address]) => `The link ${address} names no mailbox.`,
    todo: ([, words]) => `Write [${words}](mailto:name@example.org).`,
  },
  {
    pattern: /!?\[\[([^\][\n]+)\]\]/g,
    what: ([all]) => `${all} is no link here: a wiki writes links so.`,
    todo: ([all]) =>
      all.startsWith("!") ? "Write ![what it shows](./name.png)." : "Write [words](/path/of/the-page).",
  },
  {
    pattern: /^\[!([A-Za-z]+)\][-+]?/g,
    what: ([all]) => `${all} stays as it is: the site has no boxes of that kind.`,
    todo: () => "Take it out, or put the text into a component that is a box.",
  },
  {
    pattern: /^\[[ xX]?\](?=.)(?!\s*[([:{])/g,
    what: ([all]) => `${all} is no box with a tick.`,
    todo: () => 'Begin the line with "- [ ] " or "- [x] ", with a space after each sign.',
  },
  {
    pattern: /(?<![\S\\])(\*\*|__|~~)[ \t]+(?=[^\n]*\p{L})([^*_~\n]*?)[ \t]*\1(?!\S)/gu,
    what: ([, sign]) => `The signs ${sign} have a space inside them, and stand in the text as they are.`,
    todo: ([, sign, words]) => `Write ${sign}${words}${sign}.`,
  },
  {
    pattern: /(?<!\S)==(?=\S)([^=\n]+)(?<=\S)==(?!\S)/g,
    what: ([all]) => `${all} stays as it is: no text is marked so here.`,
    todo: ([, words]) => `Write <mark>${words}</mark>.`,
  },
  {
    pattern: /^(?:\[TOC\]|\[\[_?TOC_?\]\])$/gim,
    what: ([all]) => `${all} stays as it is: it is of another program's Markdown.`,
    todo: () => "Take the line out.",
  },
  {
    pattern: /(?<!\\)\}/g,
    what: () => 'There is a stray "}".',
    todo: () => 'Write "\\}" for the sign itself, or put it in `code`; an expression begins with "{".',
  },
  {
    pattern: /^={7}$|^\|{7}(?: .*)?$/gm,
    what: () => "A line of an unresolved merge was left here.",
    todo: () => "Keep one side, and delete this line.",
  },
]
