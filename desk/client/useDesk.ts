/** The desk's state: what is there, what is open, what is wrong. */
import { useCallback, useEffect, useRef, useState } from "react"
import type { Conflict, DiskChanges, Knowledge, Opened, Problem, Saved } from "../shared/api"
import { opened as openedText } from "../shared/lineEnds"
import { merged } from "../shared/merge"
import { messageOf, read, send } from "./api"
import { type KeptDraft, keepDraft, keptDrafts } from "./drafts"
import { extensionsFor, offsetAt } from "./text/extensions"
import { OpenFile } from "./text/openFile"

/** A file that someone else has changed while it was being edited here. */
export type Clash = { file: string; theirs: Opened }

export type Desk = ReturnType<typeof useDesk>

const isConflict = (answer: Saved | Conflict): answer is Conflict => "conflict" in answer

const reading = "Reading the site ..."

/** Milliseconds between checks for files changed on disk. */
const diskIntervalMs = 1000

/** The desk. */
export function useDesk() {
  const [knowledge, setKnowledge] = useState<Knowledge>()
  const [problems, setProblems] = useState<Problem[]>()
  const [message, setMessage] = useState(reading)
  const [active, setActive] = useState<string | null>(null)
  const [clash, setClash] = useState<Clash | null>(null)
  // What is open lies outside of React: CodeMirror owns it, and every change counts one up.
  const [version, setVersion] = useState(0)
  const files = useRef(new Map<string, OpenFile>()).current
  const known = useRef<Knowledge>(undefined)
  known.current = knowledge
  const touch = useCallback(() => setVersion(count => count + 1), [])

  const learn = useCallback(async () => {
    try {
      setKnowledge(await read<Knowledge>("knowledge"))
      setMessage(now => (now === reading ? "" : now))
    } catch (error) {
      setMessage(messageOf(error))
    }
  }, [])
  useEffect(() => void learn(), [learn])

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

  // The check runs when one has stopped typing for a moment, and again if one has typed meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every version is another text.
  useEffect(() => {
    const timer = setTimeout(() => void check(), 350)
    return () => clearTimeout(timer)
  }, [version, check])

  const open = useCallback(
    async (file: string, at?: Pick<Problem, "line" | "column">) => {
      // At once: a button that is pressed while the file is read must not act on the one before.
      setActive(file)
      try {
        if (!files.has(file)) {
          const answer = await read<Opened>("file", { file })
          const readOnly = file === "content/codes.yaml"
          const settings = { file, knowledge: () => known.current, onChange: touch, readOnly }
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
      touch()
    },
    [files, touch],
  )

  const site = knowledge?.site
  const changedHere = useRef(new Set<string>()).current
  // Keeps unsaved text in the browser after a pause in typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every version is another text.
  useEffect(() => {
    if (site === undefined) return
    const keep = () => {
      for (const { file, isChanged, text, saved, digest } of files.values()) {
        // Discards the kept text only of files that were changed in this tab.
        if (isChanged) changedHere.add(file)
        else if (!changedHere.delete(file)) continue
        const isKept = keepDraft(site, file, isChanged ? { text, base: saved, digest } : null)
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

  const [drafts, setDrafts] = useState<KeptDraft[]>([])
  useEffect(() => {
    if (site !== undefined) setDrafts(keptDrafts(site).filter(({ file }) => !files.has(file)))
  }, [site, files])

  /** Brings text into an open file: joined with what has been changed on the disk since, where that can be. */
  const join = useCallback((open: OpenFile, base: string, mine: string, theirs: Opened): boolean => {
    const text = merged(base, mine, openedText(theirs.text).text)
    if (text === null) return false
    open.take(theirs)
    open.write(text)
    return true
  }, [])

  /** Opens what was kept again, or throws it away. */
  const settleDrafts = useCallback(
    async (isTaken: boolean) => {
      setDrafts([])
      for (const { file, text, base, digest } of drafts) {
        if (site !== undefined && !isTaken) keepDraft(site, file, null)
        if (!isTaken) continue
        await open(file)
        const opened = files.get(file)
        if (!opened) continue
        changedHere.add(file)
        const theirs = { text: opened.bytes, digest: opened.digest }
        if (opened.digest === digest) opened.write(text)
        else if (join(opened, base, text, theirs))
          setMessage(`${file} was changed meanwhile: both are in it now.`)
        else {
          opened.write(text)
          setClash({ file, theirs })
        }
      }
      touch()
    },
    [changedHere, drafts, files, join, open, site, touch],
  )

  // Reports changes on disk at once, and merges them with unsaved text where they don't overlap.
  const stamp = useRef<string>(undefined)
  const shownConflicts = useRef(new Map<string, string>()).current
  const pollDisk = useCallback(async () => {
    const known = Object.fromEntries([...files.values()].map(({ file, digest }) => [file, digest]))
    let onDisk: DiskChanges
    try {
      onDisk = await send<DiskChanges>("changes", known)
    } catch {
      return
    }
    for (const [file, theirs] of Object.entries(onDisk.files)) {
      const opened = files.get(file)
      // It may have been saved here while this was on its way.
      if (!opened || opened.digest !== known[file] || shownConflicts.get(file) === (theirs?.digest ?? "gone"))
        continue
      if (theirs === null) {
        shownConflicts.set(file, "gone")
        setMessage(`${file} is not on the disk any more.`)
      } else if (!opened.isChanged) {
        opened.take(theirs)
        setMessage(`${file} was changed on the disk, and is shown as it is there.`)
      } else if (join(opened, opened.saved, opened.text, theirs))
        setMessage(`${file} was changed on the disk: that and what you have written are both in it.`)
      else {
        shownConflicts.set(file, theirs.digest)
        setClash({ file, theirs })
      }
      touch()
    }
    if (stamp.current !== undefined && stamp.current !== onDisk.stamp) {
      void check()
      void learn()
    }
    stamp.current = onDisk.stamp
  }, [check, files, join, learn, shownConflicts, touch])
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === "visible" && void pollDisk(), diskIntervalMs)
    return () => clearInterval(timer)
  }, [pollDisk])

  const close = useCallback(
    (file: string) => {
      files.delete(file)
      if (site !== undefined) keepDraft(site, file, null)
      setActive(now => (now === file ? ([...files.keys()].at(-1) ?? null) : now))
      touch()
    },
    [files, site, touch],
  )

  const save = useCallback(
    async (file: string) => {
      const opened = files.get(file)
      if (!opened) return
      try {
        const { bytes, digest } = opened
        const answer = await send<Saved | Conflict>("save", { file, text: bytes, digest })
        if (isConflict(answer)) setClash({ file, theirs: answer.conflict })
        else {
          opened.keep(bytes, answer.digest)
          setMessage(`Saved ${file}.`)
          void learn()
        }
      } catch (error) {
        setMessage(messageOf(error))
      }
      touch()
    },
    [files, learn, touch],
  )

  /** Takes their text, or lets ours stand over it: then the next saving is of ours. */
  const settle = useCallback(
    (ours: boolean) => {
      if (!clash) return
      const opened = files.get(clash.file)
      if (ours && opened) {
        opened.digest = clash.theirs.digest
        void save(clash.file)
      } else opened?.take(clash.theirs)
      setClash(null)
      touch()
    },
    [clash, files, save, touch],
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
    clash,
    open,
    close,
    save,
    settle,
    /** Leaves a clash as it is. */
    leave: () => setClash(null),
    drafts,
    settleDrafts,
    /** Leaves what was kept where it is. */
    leaveDrafts: () => setDrafts([]),
    touch,
    learn,
  }
}
