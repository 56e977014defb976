/** The desk's state: the site's files, the open files and the problems. */
import { useCallback, useEffect, useRef, useState } from "react"
import type { Conflict, DiskChanges, Knowledge, Opened, Problem, Saved } from "../shared/api"
import { splitLineEnds as openedText } from "../shared/lineEnds"
import { mergeTexts } from "../shared/merge"
import { messageOf, read, send } from "./api"
import { readDrafts, type StoredDraft, storeDraft } from "./drafts"
import { extensionsFor, offsetAt } from "./text/extensions"
import { OpenFile } from "./text/openFile"

/** A file that changed on disk while it was being edited. */
export type EditConflict = { file: string; diskVersion: Opened }

export type Desk = ReturnType<typeof useDesk>

const isConflict = (answer: Saved | Conflict): answer is Conflict => "conflict" in answer

const reading = "Reading the site ..."

/** Milliseconds between checks for files changed on disk. */
const diskIntervalMs = 1000

export function useDesk() {
  const [knowledge, setKnowledge] = useState<Knowledge>()
  const [problems, setProblems] = useState<Problem[]>()
  const [message, setMessage] = useState(reading)
  const [active, setActive] = useState<string | null>(null)
  const [conflict, setConflict] = useState<EditConflict | null>(null)
  // Open files live outside of React state, since CodeMirror owns them; every change increments the version.
  const [version, setVersion] = useState(0)
  const files = useRef(new Map<string, OpenFile>()).current
  const knowledgeRef = useRef<Knowledge>(undefined)
  knowledgeRef.current = knowledge
  const incrementVersion = useCallback(() => setVersion(count => count + 1), [])

  const refreshKnowledge = useCallback(async () => {
    try {
      setKnowledge(await read<Knowledge>("knowledge"))
      setMessage(now => (now === reading ? "" : now))
    } catch (error) {
      setMessage(messageOf(error))
    }
  }, [])
  useEffect(() => void refreshKnowledge(), [refreshKnowledge])

  const overlay = useCallback(
    () =>
      Object.fromEntries(
        [...files.values()].filter(file => file.isChanged).map(file => [file.file, file.text]),
      ),
    [files],
  )
  const check = useCallback(async () => {
    try {
      const found = await send<Problem[]>("check", overlay())
      setProblems(found)
    } catch (error) {
      setMessage(messageOf(error))
    }
  }, [overlay])

  // Checks the site after a pause in typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every version is another text.
  useEffect(() => {
    const timer = setTimeout(() => void check(), 350)
    return () => clearTimeout(timer)
  }, [version, check])

  const open = useCallback(
    async (file: string, at?: Pick<Problem, "line" | "column">) => {
      // Set before reading: a button pressed meanwhile must not act on the previous file.
      setActive(file)
      try {
        if (!files.has(file)) {
          const answer = await read<Opened>("file", { file })
          const readOnly = file === "content/codes.yaml"
          const settings = {
            file,
            knowledge: () => knowledgeRef.current,
            onChange: incrementVersion,
            readOnly,
          }
          if (!files.has(file)) files.set(file, new OpenFile(file, answer, extensionsFor(settings)))
        }
        const opened = files.get(file) as OpenFile
        if (at) {
          const anchor = offsetAt(opened.current.doc, at)
          if (opened.view) opened.view.dispatch({ selection: { anchor }, scrollIntoView: true })
          else opened.state = opened.state.update({ selection: { anchor }, scrollIntoView: true }).state
        }
      } catch (error) {
        setActive(now => (now === file ? ([...files.keys()].at(-1) ?? null) : now))
        setMessage(messageOf(error))
      }
      incrementVersion()
    },
    [files, incrementVersion],
  )

  const site = knowledge?.site
  const changedHere = useRef(new Set<string>()).current
  // Stores unsaved text in the browser after a pause in typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every version is another text.
  useEffect(() => {
    if (site === undefined) return
    const keep = () => {
      for (const { file, isChanged, text, saved, digest } of files.values()) {
        // Deletes stored drafts only of files that were changed in this tab.
        if (isChanged) changedHere.add(file)
        else if (!changedHere.delete(file)) continue
        const isKept = storeDraft(site, file, isChanged ? { text, base: saved, digest } : null)
        if (!isKept) setMessage(`The browser has no room to keep ${file}: save it.`)
      }
    }
    const timer = setTimeout(keep, 200)
    addEventListener("pagehide", keep)
    return () => {
      clearTimeout(timer)
      removeEventListener("pagehide", keep)
    }
  }, [site, version, files, changedHere])

  const [drafts, setDrafts] = useState<StoredDraft[]>([])
  useEffect(() => {
    if (site !== undefined) setDrafts(readDrafts(site).filter(({ file }) => !files.has(file)))
  }, [site, files])

  /** Merges text with the version on disk and puts it into an open file. Returns false on conflicting lines. */
  const mergeInto = useCallback(
    (open: OpenFile, base: string, localText: string, diskVersion: Opened): boolean => {
      const text = mergeTexts(base, localText, openedText(diskVersion.text).text)
      if (text === null) return false
      open.replaceWith(diskVersion)
      open.write(text)
      return true
    },
    [],
  )

  /** Restores the stored drafts, or discards them. */
  const resolveDrafts = useCallback(
    async (isRestored: boolean) => {
      setDrafts([])
      for (const { file, text, base, digest } of drafts) {
        if (site !== undefined && !isRestored) storeDraft(site, file, null)
        if (!isRestored) continue
        await open(file)
        const opened = files.get(file)
        if (!opened) continue
        changedHere.add(file)
        const diskVersion = { text: opened.bytes, digest: opened.digest }
        if (opened.digest === digest) opened.write(text)
        else if (mergeInto(opened, base, text, diskVersion))
          setMessage(`${file} was changed meanwhile: both are in it now.`)
        else {
          opened.write(text)
          setConflict({ file, diskVersion })
        }
      }
      incrementVersion()
    },
    [changedHere, drafts, files, mergeInto, open, site, incrementVersion],
  )

  // Reports changes on disk at once, and merges them with unsaved text where they don't overlap.
  const stamp = useRef<string>(undefined)
  const shownConflicts = useRef(new Map<string, string>()).current
  const pollDisk = useCallback(async () => {
    const knowledgeRef = Object.fromEntries([...files.values()].map(({ file, digest }) => [file, digest]))
    let onDisk: DiskChanges
    try {
      onDisk = await send<DiskChanges>("changes", knowledgeRef)
    } catch {
      return
    }
    for (const [file, diskVersion] of Object.entries(onDisk.files)) {
      const opened = files.get(file)
      // The file may have been saved here during the request.
      if (
        !opened ||
        opened.digest !== knowledgeRef[file] ||
        shownConflicts.get(file) === (diskVersion?.digest ?? "gone")
      )
        continue
      if (diskVersion === null) {
        shownConflicts.set(file, "gone")
        setMessage(`${file} is not on the disk any more.`)
      } else if (!opened.isChanged) {
        opened.replaceWith(diskVersion)
        setMessage(`${file} was changed on the disk, and is shown as it is there.`)
      } else if (mergeInto(opened, opened.saved, opened.text, diskVersion))
        setMessage(`${file} was changed on the disk: that and what you have written are both in it.`)
      else {
        shownConflicts.set(file, diskVersion.digest)
        setConflict({ file, diskVersion })
      }
      incrementVersion()
    }
    if (stamp.current !== undefined && stamp.current !== onDisk.stamp) {
      void check()
      void refreshKnowledge()
    }
    stamp.current = onDisk.stamp
  }, [check, files, mergeInto, refreshKnowledge, shownConflicts, incrementVersion])
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === "visible" && void pollDisk(), diskIntervalMs)
    return () => clearInterval(timer)
  }, [pollDisk])

  const close = useCallback(
    (file: string) => {
      files.delete(file)
      if (site !== undefined) storeDraft(site, file, null)
      setActive(now => (now === file ? ([...files.keys()].at(-1) ?? null) : now))
      incrementVersion()
    },
    [files, site, incrementVersion],
  )

  const save = useCallback(
    async (file: string) => {
      const opened = files.get(file)
      if (!opened) return
      try {
        const { bytes, digest } = opened
        const answer = await send<Saved | Conflict>("save", { file, text: bytes, digest })
        if (isConflict(answer)) setConflict({ file, diskVersion: answer.conflict })
        else {
          opened.markSaved(bytes, answer.digest)
          setMessage(`Saved ${file}.`)
          void refreshKnowledge()
        }
      } catch (error) {
        setMessage(messageOf(error))
      }
      incrementVersion()
    },
    [files, refreshKnowledge, incrementVersion],
  )

  /** Resolves a conflict with the text on disk, or saves the own text over it. */
  const resolveConflict = useCallback(
    (ours: boolean) => {
      if (!conflict) return
      const opened = files.get(conflict.file)
      if (ours && opened) {
        opened.digest = conflict.diskVersion.digest
        void save(conflict.file)
      } else opened?.replaceWith(conflict.diskVersion)
      setConflict(null)
      incrementVersion()
    },
    [conflict, files, save, incrementVersion],
  )

  const unsaved = [...files.values()].filter(file => file.isChanged).map(({ file }) => file)
  useEffect(() => {
    if (unsaved.length === 0) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", ask)
    return () => removeEventListener("beforeunload", ask)
  }, [unsaved.length])

  return {
    knowledge,
    problems,
    message,
    setMessage,
    files,
    version,
    active,
    current: active === null ? undefined : files.get(active),
    unsaved,
    conflict,
    open,
    close,
    save,
    resolveConflict,
    /** Closes the conflict dialog without a decision. */
    dismissConflict: () => setConflict(null),
    drafts,
    resolveDrafts,
    /** Closes the dialog and keeps the stored drafts. */
    dismissDrafts: () => setDrafts([]),
    incrementVersion,
    refreshKnowledge,
  }
}
