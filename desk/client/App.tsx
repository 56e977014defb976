/** The desk: file tree, editor, preview, and all problems of the site. */
import { redo, undo } from "@codemirror/commands"
import { useEffect, useLayoutEffect, useMemo, useState } from "react"
import type { Plan, Problem } from "../shared/api"
import { Center, type Pane } from "./Center"
import { DraftsDialog } from "./dialogs/DraftsDialog"
import { RemoveDialog, RenameDialog } from "./dialogs/MoveDialogs"
import { NewDialog } from "./dialogs/NewDialog"
import { PictureDialog } from "./dialogs/PictureDialog"
import { ConflictDialog, isShownFirst, SaveDialog } from "./dialogs/SaveDialog"
import { Preview } from "./Preview"
import { Problems } from "./Problems"
import { Tree } from "./Tree"
import { useDesk } from "./useDesk"

type OpenDialog =
  | { what: "new" | "rename" | "remove" | "save" }
  | { what: "picture"; dropped: File | null }
  | null

export function App() {
  const desk = useDesk()
  const { knowledge, problems, current, unsaved } = desk
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [pane, setPane] = useState<Pane>("text")
  const [picture, setPicture] = useState<string | null>(null)
  const [isPreviewed, setPreviewed] = useState(() => localStorage.getItem("desk-preview") !== null)
  const [focus, setFocus] = useState(0)
  const entry = knowledge?.files.find(({ file }) => file === current?.file)
  const readOnly = entry?.kind === "registry"
  const isChanged = current?.isChanged ?? false

  function save(): void {
    if (!current || !isChanged) desk.setMessage("There is nothing to save.")
    else if (isShownFirst()) setDialog({ what: "save" })
    else void desk.save(current.file)
  }
  // A layout effect, so that Ctrl+S directly after a dialog closes reaches the current handler.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return
      event.preventDefault()
      if (dialog?.what === "save" && current) {
        setDialog(null)
        void desk.save(current.file)
      } else if (dialog === null) save()
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  })

  const problemCounts = useMemo(() => {
    const counts = new Map<string, number>()
    for (const { file } of problems ?? []) counts.set(file, (counts.get(file) ?? 0) + 1)
    return counts
  }, [problems])

  function go(problem: Problem): void {
    if (!knowledge?.files.some(({ file, kind }) => file === problem.file && kind !== "picture")) {
      desk.setMessage(`${problem.file} is not edited here: open it in your code editor.`)
      return
    }
    setPicture(null)
    setPane("text")
    void desk.open(problem.file, problem).then(() => setFocus(count => count + 1))
  }
  function done({ changes, opens }: Plan): void {
    for (const { file } of changes) desk.close(file)
    setDialog(null)
    setPicture(null)
    void desk.refreshKnowledge()
    if (opens) void desk.open(opens).then(() => setFocus(count => count + 1))
    desk.setMessage(`${changes.length} file${changes.length === 1 ? "" : "s"} changed.`)
  }
  /** Opens the dialog for renaming or removing. Both change files on disk, so everything must be saved first. */
  function move(what: "rename" | "remove"): void {
    if (unsaved.length > 0) desk.setMessage(`Save ${unsaved.join(", ")} first.`)
    else setDialog({ what })
  }
  function drop(event: DragEvent): void {
    const dropped = event.dataTransfer?.files[0]
    if (!dropped) return
    event.preventDefault()
    // CodeMirror would insert the file's bytes into the text.
    event.stopPropagation()
    if (entry?.kind === "page" || entry?.kind === "post") setDialog({ what: "picture", dropped })
    else desk.setMessage("Open the page or post that the picture is for, and drop it again.")
  }
  useEffect(() => {
    const allow = (event: DragEvent) => event.dataTransfer?.types.includes("Files") && event.preventDefault()
    addEventListener("dragover", allow)
    addEventListener("drop", drop, true)
    return () => {
      removeEventListener("dragover", allow)
      removeEventListener("drop", drop, true)
    }
  })
  const step = (by: typeof undo) => {
    if (!current) return
    if (current.view) by(current.view)
  }
  function togglePreview(): void {
    if (isPreviewed) localStorage.removeItem("desk-preview")
    else localStorage.setItem("desk-preview", "yes")
    setPreviewed(!isPreviewed)
  }
  const isMdx = entry?.kind === "page" || entry?.kind === "post"
  const name = picture ?? (current ? `${isChanged ? "* " : ""}${current.file}` : "no file")
  /** False while a picture covers the editor: the file behind it must not be renamed or removed. */
  const isMovable = current !== undefined && picture === null && !readOnly

  return (
    <div className="window desk">
      <header>
        <div className="title-bar">
          <h1 className="title-bar-text">The desk: {name}</h1>
        </div>
        <div className="toolbar" role="toolbar" aria-label="Desk">
          <button type="button" onClick={() => setDialog({ what: "new" })}>
            New ...
          </button>
          <button type="button" disabled={!isChanged} onClick={save} title="Ctrl+S">
            Save ...
          </button>
          <button type="button" disabled={!current} onClick={() => step(undo)} title="Ctrl+Z">
            Undo
          </button>
          <button type="button" disabled={!current} onClick={() => step(redo)} title="Ctrl+Y">
            Redo
          </button>
          <button
            type="button"
            disabled={!isMdx}
            onClick={() => setDialog({ what: "picture", dropped: null })}
          >
            Picture ...
          </button>
          <button type="button" disabled={!isMovable} onClick={() => move("rename")}>
            Rename ...
          </button>
          <button type="button" disabled={!isMovable} onClick={() => move("remove")}>
            Remove ...
          </button>
          <button
            type="button"
            aria-pressed={isPreviewed}
            className={isPreviewed ? "active" : ""}
            onClick={togglePreview}
          >
            Preview
          </button>
        </div>
      </header>
      <div className={isPreviewed ? "panes previewed" : "panes"}>
        <Tree
          files={knowledge?.files ?? []}
          active={picture ?? current?.file ?? null}
          unsaved={unsaved}
          problemCounts={problemCounts}
          onOpen={({ file, kind }) => {
            setPicture(kind === "picture" ? file : null)
            if (kind !== "picture") void desk.open(file)
          }}
        />
        <Center
          desk={desk}
          entry={entry}
          picture={picture}
          pane={pane}
          onPane={setPane}
          onTab={() => setPicture(null)}
          focus={focus}
          readOnly={readOnly}
        />
        {isPreviewed && <Preview path={entry?.path ?? null} />}
      </div>
      <Problems problems={problems} onGo={go} />
      <footer className="status-bar">
        <p className="status-bar-field" role="status">
          {desk.message}
        </p>
        <p className="status-bar-field">
          {unsaved.length === 0 ? "All is saved" : `${unsaved.length} not saved`}
        </p>
      </footer>
      {dialog?.what === "new" && <NewDialog onDone={done} onClose={() => setDialog(null)} />}
      {dialog?.what === "rename" && current && (
        <RenameDialog file={current.file} onDone={done} onClose={() => setDialog(null)} />
      )}
      {dialog?.what === "remove" && current && (
        <RemoveDialog file={current.file} onDone={done} onClose={() => setDialog(null)} />
      )}
      {dialog?.what === "save" && current && (
        <SaveDialog
          open={current}
          mistakes={problemCounts.get(current.file) ?? 0}
          onSave={() => {
            setDialog(null)
            void desk.save(current.file)
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.what === "picture" && current && (
        <PictureDialog
          file={current.file}
          dropped={dialog.dropped}
          onClose={() => setDialog(null)}
          onDone={(markdown, saved) => {
            setDialog(null)
            current.insert(markdown)
            desk.setMessage(`Saved ${saved}.`)
            void desk.refreshKnowledge()
          }}
        />
      )}
      {desk.drafts.length > 0 && (
        <DraftsDialog
          drafts={desk.drafts}
          onTake={() => void desk.resolveDrafts(true)}
          onDiscard={() => void desk.resolveDrafts(false)}
          onClose={desk.dismissDrafts}
        />
      )}
      {desk.conflict && desk.files.get(desk.conflict.file) && (
        <ConflictDialog
          open={desk.files.get(desk.conflict.file) as NonNullable<typeof current>}
          diskText={desk.conflict.diskVersion.text.replaceAll("\r\n", "\n")}
          onKeepOwn={() => desk.resolveConflict(true)}
          onTakeDisk={() => desk.resolveConflict(false)}
          onClose={desk.dismissConflict}
        />
      )}
    </div>
  )
}
