/** A line-by-line diff with unchanged parts folded. */
import { unifiedMergeView } from "@codemirror/merge"
import { EditorState } from "@codemirror/state"
import { EditorView, lineNumbers } from "@codemirror/view"
import { useEffect, useRef } from "react"

const nonce = () => document.querySelector<HTMLMetaElement>("meta[name=nonce]")?.content ?? ""

export function DiffView({ file, before, after }: { file: string; before: string; after: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    const view = new EditorView({
      parent: place.current,
      doc: after,
      extensions: [
        EditorView.cspNonce.of(nonce()),
        EditorState.readOnly.of(true),
        EditorView.editable.of(false),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": `Changes in ${file}`, tabindex: "0" }),
        lineNumbers(),
        unifiedMergeView({
          original: before,
          mergeControls: false,
          collapseUnchanged: { margin: 2, minSize: 4 },
        }),
      ],
    })
    return () => view.destroy()
  }, [file, before, after])
  return <div className="diff sunken-panel" ref={place} />
}
