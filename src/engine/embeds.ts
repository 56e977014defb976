/** The components that MDX may use, read from src/embeds and src/render/eager with their props and doc tags. */
import { readFileSync } from "node:fs"
import { basename, join } from "node:path"
import ts from "typescript"
import { type Problem, placeAt } from "./problems"
import { type PropTypes, readProps, UnreadableType } from "./propTypes"
import { filesIn } from "./read"

export type Embed = {
  name: string
  /** The component's file, from the root of the repository. */
  file: string
  /** True for components rendered with the page, not loaded lazily. */
  eager: boolean
  props: PropTypes
  /**
   * The text for feeds: {prop} stands for a prop's value, {children} for the children, and [text](address) is a
   * link.
   */
  feed: string
  /** The lists that the page's front matter must name. */
  data: string[]
  /** True if its props name a list and columns, which are then checked against the list's rows. */
  list: boolean
  /**
   * True if it reads as part of the text around it, as a list or a video does. Alone on a page it does not make the
   * page a program.
   */
  inText: boolean
  doc: string
}

export type Embeds = { byName: Map<string, Embed>; problems: Problem[] }

/** Returns whether the named component reads as part of the text around it. */
export function isInText(embeds: Embeds["byName"], name: string): boolean {
  return embeds.get(name)?.inText === true
}

const roots = [
  { folder: "src/embeds", eager: false },
  { folder: "src/render/eager", eager: true },
]

/** Reads all embeds below the repository's root, and reports those that can't be used. */
export function readEmbeds(root: string): Embeds {
  const byName = new Map<string, Embed>()
  const problems: Problem[] = []
  for (const { folder, eager } of roots) {
    for (const file of componentFiles(root, folder)) {
      const { embed, mistakes } = readEmbed(file, readFileSync(join(root, file), "utf8"), eager)
      problems.push(...mistakes)
      const other = byName.get(embed.name)
      if (other) {
        problems.push(
          wrong(embed.file, `The name ${embed.name} is taken by ${other.file}.`, "Rename one of the two."),
        )
      } else byName.set(embed.name, embed)
    }
  }
  return { byName, problems }
}

/** Lists component files: capitalised names outside of folders named parts. */
export function componentFiles(root: string, folder: string): string[] {
  return filesIn(root, folder, ".tsx").filter(
    file => /\/[A-Z]\w*\.tsx$/.test(file) && !file.includes("/parts/"),
  )
}

function wrong(file: string, what: string, todo: string, line = 1): Problem {
  return { file, line, column: 1, what, todo }
}

function readEmbed(file: string, text: string, eager: boolean): { embed: Embed; mistakes: Problem[] } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const name = basename(file, ".tsx")
  const embed: Embed = {
    name,
    file,
    eager,
    props: {},
    feed: "",
    data: [],
    list: false,
    inText: false,
    doc: "",
  }
  const mistakes: Problem[] = []
  const component = source.statements.find(
    statement =>
      ts.isFunctionDeclaration(statement) &&
      statement.modifiers?.some(modifier => modifier.kind === ts.SyntaxKind.DefaultKeyword),
  )
  if (!component) {
    mistakes.push(
      wrong(
        file,
        "It has no default component.",
        `Write "export default function ${name}()", or move it to parts/.`,
      ),
    )
    return { embed, mistakes }
  }
  const line = source.getLineAndCharacterOfPosition(component.getStart(source)).line + 1
  for (const block of ts.getJSDocCommentsAndTags(component)) {
    if (ts.isJSDoc(block)) embed.doc = commentText(block.comment)
  }
  for (const tag of ts.getJSDocTags(component)) {
    const comment = commentText(tag.comment)
    if (tag.tagName.text === "feed") embed.feed = comment
    if (tag.tagName.text === "list") embed.list = embed.inText = true
    if (tag.tagName.text === "inText") embed.inText = true
    if (tag.tagName.text === "data") embed.data.push(...comment.split(/[\s,]+/).filter(Boolean))
  }
  if (!embed.feed) {
    mistakes.push(
      wrong(
        file,
        `${name} does not say how it reads in a feed.`,
        'Add a line "@feed A sentence about it." to the comment above the component.',
        line,
      ),
    )
  }
  try {
    embed.props = readProps(source)
  } catch (error) {
    if (!(error instanceof UnreadableType)) throw error
    const todo =
      "Props are texts, numbers, true and false, lists and objects of them, and children: ReactNode."
    mistakes.push({ ...placeAt(file, text, error.offset), what: error.message, todo })
  }
  return { embed, mistakes }
}

function commentText(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  const text = typeof comment === "string" ? comment : (comment ?? []).map(part => part.getText()).join("")
  return text.replace(/\s+/g, " ").trim()
}
