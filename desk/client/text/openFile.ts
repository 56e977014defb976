/** A file that is open: its text in CodeMirror's hands, with its history, and what it was when it was last saved. */
import { history } from "@codemirror/commands"
import { ChangeSet, EditorState, type Extension, StateEffect, StateField } from "@codemirror/state"
import type { EditorView } from "@codemirror/view"
import type { Opened as Answer } from "../../shared/api"
import { closed, type Opened, opened } from "../../shared/lineEnds"

const reset = StateEffect.define<null>()

/** The changes since the text was saved: they tell which lines are the old ones. */
const sinceSaved = StateField.define<ChangeSet>({
  create: state => ChangeSet.empty(state.doc.length),
  update: (changes, transaction) => {
    if (transaction.effects.some(effect => effect.is(reset)))
      return ChangeSet.empty(transaction.newDoc.length)
    return transaction.docChanged ? changes.compose(transaction.changes) : changes
  },
})

export class OpenFile {
  private whole: Opened
  digest: string
  /** The text as it is on the disk, with "\n" at its line ends. */
  saved: string
  state: EditorState
  view: EditorView | undefined

  constructor(
    readonly file: string,
    answer: Answer,
    private readonly extensions: Extension,
  ) {
    this.whole = opened(answer.text)
    this.digest = answer.digest
    this.saved = this.whole.text
    this.state = this.stateOf(this.whole.text)
  }

  private stateOf(doc: string): EditorState {
    // "\n" alone parts lines: any other sign stays a sign of its line.
    const lines = EditorState.lineSeparator.of("\n")
    return EditorState.create({ doc, extensions: [lines, sinceSaved, history(), this.extensions] })
  }

  /** The text as it is edited. */
  get text(): string {
    return this.current.doc.toString()
  }

  get current(): EditorState {
    return this.view?.state ?? this.state
  }

  get isChanged(): boolean {
    return this.text !== this.saved
  }

  /** The text as it goes to the disk: with the line ends and the mark that it came with. */
  get bytes(): string {
    const { doc } = this.current
    const before = this.whole.text
    const changes = this.current.field(sinceSaved)
    const kept = (line: number): number | undefined => {
      const end = doc.line(line + 1).to
      let old: number | undefined
      changes.iterGaps((from, now, length) => {
        if (end >= now && end < now + length) old = from + end - now
      })
      return old === undefined ? undefined : before.slice(0, old).split("\n").length - 1
    }
    return closed(doc.toString(), this.whole, kept)
  }

  /** Makes the text say something else, as one step that can be undone, by the smallest replacement. */
  write(next: string): void {
    const old = this.text
    if (next === old) return
    let from = 0
    while (from < old.length && from < next.length && old[from] === next[from]) from++
    let tail = 0
    while (tail < Math.min(old.length, next.length) - from && old.at(-1 - tail) === next.at(-1 - tail)) tail++
    const changes = { from, to: old.length - tail, insert: next.slice(from, next.length - tail) }
    if (this.view) this.view.dispatch({ changes })
    else this.state = this.state.update({ changes }).state
  }

  /** Puts a text where the cursor is, as a paragraph of its own, and the cursor after it. */
  insert(paragraph: string): void {
    const { doc, selection } = this.current
    const at = doc.lineAt(selection.main.head).to
    const before = doc.sliceString(0, at).replace(/[^\n]*$/, "").length === at ? "" : "\n\n"
    const after = at === doc.length ? "\n" : ""
    const insert = `${before}${paragraph}${after}`
    const change = { changes: { from: at, insert }, selection: { anchor: at + insert.length } }
    if (this.view) this.view.dispatch(change)
    else this.state = this.state.update(change).state
  }

  /** Says that what is here is what is on the disk. */
  keep(bytes: string, digest: string): void {
    this.whole = opened(bytes)
    this.digest = digest
    this.saved = this.whole.text
    if (this.text !== this.saved) return
    if (this.view) this.view.dispatch({ effects: reset.of(null) })
    else this.state = this.state.update({ effects: reset.of(null) }).state
  }

  /** Takes what is on the disk instead; what was here can be had back by undoing. */
  take(answer: Answer): void {
    this.write(opened(answer.text).text)
    this.keep(answer.text, answer.digest)
  }
}
