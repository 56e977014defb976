/** A file's text in CodeMirror. */
import { setDiagnostics } from "@codemirror/lint"
import { EditorView } from "@codemirror/view"
import { useEffect, useRef } from "react"
import type { Problem } from "../../shared/api"
import { diagnosticsOf } from "./extensions"
import type { OpenFile } from "./openFile"

type Props = { open: OpenFile; problems: readonly Problem[]; hidden: boolean; focus: number }

/** Scrolls the current line into view when the pane shrinks, as it does when messages appear below it. */
function keepLineVisible(view: EditorView): ResizeObserver {
  let height = view.scrollDOM.clientHeight
  const observer = new ResizeObserver(() => {
    const before = height
    height = view.scrollDOM.clientHeight
    const { head } = view.state.selection.main
    const [line, pane] = [view.coordsAtPos(head), view.scrollDOM.getBoundingClientRect()]
    if (!view.hasFocus || !line || height >= before) return
    if (line.bottom > pane.top + height && line.bottom <= pane.top + before + 1)
      view.dispatch({ effects: EditorView.scrollIntoView(head, { y: "end", yMargin: 24 }) })
  })
  observer.observe(view.scrollDOM)
  return observer
}

export function TextPane({ open, problems, hidden, focus }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    const view = new EditorView({ state: open.state, parent: place.current })
    open.view = view
    const observer = keepLineVisible(view)
    return () => {
      observer.disconnect()
      open.state = view.state
      open.view = undefined
      view.destroy()
    }
  }, [open])
  useEffect(() => {
    const { view } = open
    if (view) view.dispatch(setDiagnostics(view.state, diagnosticsOf(view.state.doc, problems)))
  }, [open, problems])
  useEffect(() => {
    if (focus === 0 || hidden || !open.view) return
    const { view } = open
    view.focus()
    view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head, { y: "center" }) })
  }, [focus, hidden, open])
  return <div className="text-pane" ref={place} hidden={hidden} />
}
