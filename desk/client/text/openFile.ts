/** An open file: its CodeMirror state with history, and the saved version. */
import { history } from "@codemirror/commands"
import { ChangeSet, EditorState, type Extension, StateEffect, StateField } from "@codemirror/state"
import type { EditorView } from "@codemirror/view"
import type { Opened as Answer } from "../../shared/api"
import { type EditorText, restoreLineEnds, splitLineEnds } from "../../shared/lineEnds"

const reset = StateEffect.define<null>()

/** The changes since the last save, by which unchanged lines keep their line ends. */
const sinceSaved = StateField.define<ChangeSet>({
  create: state => ChangeSet.empty(state.doc.length),
  update: (changes, transaction) => {
    if (transaction.effects.some(effect => effect.is(reset)))
      return ChangeSet.empty(transaction.newDoc.length)
    return transaction.docChanged ? changes.compose(transaction.changes) : changes
  },
})

export class OpenFile {
  private original: EditorText
  digest: string
  /** The text on disk, with "\n" line ends. */
  saved: string
  state: EditorState
  view: EditorView | undefined

  constructor(
    readonly file: string,
    answer: Answer,
    private readonly extensions: Extension,
  ) {
    this.original = splitLineEnds(answer.text)
    this.digest = answer.digest
    this.saved = this.original.text
    this.state = this.stateOf(this.original.text)
  }

  private stateOf(doc: string): EditorState {
    // Only "\n" separates lines; other separators stay characters of their line.
    const lines = EditorState.lineSeparator.of("\n")
    return EditorState.create({ doc, extensions: [lines, sinceSaved, history(), this.extensions] })
  }

  /** The current text. */
  get text(): string {
    return this.current.doc.toString()
  }

  get current(): EditorState {
    return this.view?.state ?? this.state
  }

  get isChanged(): boolean {
    return this.text !== this.saved
  }

  /** The text to save, with its original line ends and byte order mark. */
  get bytes(): string {
    const { doc } = this.current
    const before = this.original.text
    const changes = this.current.field(sinceSaved)
    const oldLineOf = (line: number): number | undefined => {
      const end = doc.line(line + 1).to
      let old: number | undefined
      changes.iterGaps((from, now, length) => {
        if (end >= now && end < now + length) old = from + end - now
      })
      return old === undefined ? undefined : before.slice(0, old).split("\n").length - 1
    }
    return restoreLineEnds(doc.toString(), this.original, oldLineOf)
  }

  /** Replaces the text as one undoable step, with the smallest change. */
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

  /** Inserts a paragraph after the cursor's line, and puts the cursor after it. */
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

  /** Records the saved version. */
  markSaved(bytes: string, digest: string): void {
    this.original = splitLineEnds(bytes)
    this.digest = digest
    this.saved = this.original.text
    if (this.text !== this.saved) return
    if (this.view) this.view.dispatch({ effects: reset.of(null) })
    else this.state = this.state.update({ effects: reset.of(null) }).state
  }

  /** Takes the version on disk; undo brings the old text back. */
  replaceWith(answer: Answer): void {
    this.write(splitLineEnds(answer.text).text)
    this.markSaved(answer.text, answer.digest)
  }
}
