/** The desk's state: what is there, what is open, what is wrong. */
import { useCallback, useEffect, useRef, useState } from "react"
import type { Conflict, Knowledge, Opened, Problem, Saved } from "../shared/api"
import { messageOf, read, send } from "./api"
import { extensionsFor, offsetAt } from "./text/extensions"
import { OpenFile } from "./text/openFile"

/** A file that someone else has changed while it was being edited here. */
export type Clash = { file: string; theirs: Opened }

export type Desk = ReturnType<typeof useDesk>

const isConflict = (answer: Saved | Conflict): answer is Conflict => "conflict" in answer

const reading = "Reading the site ..."

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

  const close = useCallback(
    (file: string) => {
      files.delete(file)
      setActive(now => (now === file ? ([...files.keys()].at(-1) ?? null) : now))
      touch()
    },
    [files, touch],
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
    touch,
    learn,
  }
}
