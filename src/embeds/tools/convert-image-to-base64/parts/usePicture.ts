import { useEffect, useEffectEvent, useRef, useState } from "react"
import { runInTimeSlices } from "../../../../hooks/browser/timeSlices"
import { isBlank } from "../../../../lib/text/blank"
import { decodeBase64, encodeBase64 } from "../base64"
import { type Mistake, readDataUrl } from "../dataUrl"
import { isImageType, kindOf } from "../kinds"
import { fileName, type Picture } from "../snippets"
import { bytesOf } from "./fileBytes"

/** The maximum file size in bytes: as Base64 it is 67 million characters. */
export const maxBytes = 50_000_000

export type Problem = Mistake & { where: "file" | "text" }

type Work = (signal: AbortSignal, tell: (progress: number) => void) => Promise<Picture>

/** A problem as an exception, to end a task early. */
class Refusal extends Error {
  constructor(readonly mistake: Mistake) {
    super(mistake.what)
  }
}

const refuse = (what: string): never => {
  throw new Refusal({ what, start: 0, end: 0 })
}

/**
 * Makes a picture of bytes with a claimed type ("" for none). Throws a Refusal if they are no picture, with `what`
 * as the subject of its message.
 */
async function picture(
  bytes: Uint8Array<ArrayBuffer>,
  claimedType: string,
  { name, what }: { name: string; what: string },
  ...[signal, tell]: Parameters<Work>
): Promise<Picture> {
  const kind = kindOf(bytes)
  if (!kind && !isImageType(claimedType)) {
    const calls = claimedType ? `, and calls itself ${claimedType}` : ""
    refuse(`${what} is no picture: it does not begin like any kind that is known here${calls}.`)
  }
  const type = kind?.type ?? claimedType
  const extension = kind?.extension ?? type.slice("image/".length).replace(/[^a-z\d].*$/, "")
  return {
    bytes,
    type,
    name: fileName(name, extension || "bin"),
    base64: await runInTimeSlices(encodeBase64(bytes), signal, tell),
    claimed:
      claimedType && claimedType !== type && !(type.endsWith("icon") && claimedType === "image/x-icon")
        ? claimedType
        : null,
  }
}

function fromFile(file: File): Work {
  return async (signal, tell) => {
    if (file.size === 0) refuse(`${file.name} is empty.`)
    if (file.size > maxBytes) refuse(`${file.name} is larger than 50 MB, and that is where this tool ends.`)
    const bytes = await bytesOf(file, signal, progress => tell(progress / 2)).catch(error => {
      signal.throwIfAborted()
      return error instanceof DOMException ? refuse(`${file.name} can't be read.`) : Promise.reject(error)
    })
    const called = { name: file.name, what: file.name }
    return picture(bytes, file.type, called, signal, progress => tell(0.5 + progress / 2))
  }
}

function fromText(text: string): Work {
  return async (signal, tell) => {
    const content = readDataUrl(text)
    if ("what" in content) throw new Refusal(content)
    const bytes =
      "bytes" in content ? content.bytes : await runInTimeSlices(decodeBase64(content.base64), signal, tell)
    if (bytes.length > maxBytes)
      refuse("The picture in it is larger than 50 MB, and that is where this tool ends.")
    return picture(bytes, content.type ?? "", { name: "picture", what: "What is in it" }, signal, tell)
  }
}

type State = {
  picture: Picture | null
  before: Picture | null
  problem: Problem | null
  progress: number | null
}

/** Returns the current picture, made from a file or a text, the previous one, and the problem. */
export function usePicture(text: string) {
  const [state, setState] = useState<State>({ picture: null, before: null, problem: null, progress: null })
  const running = useRef<AbortController | null>(null)

  const begin = async (where: Problem["where"], work: Work) => {
    running.current?.abort()
    running.current = new AbortController()
    const { signal } = running.current
    setState(old => ({ ...old, problem: null }))
    const settle = (next: Partial<State>) => {
      if (!signal.aborted)
        setState(old => ({ ...old, before: old.picture ?? old.before, progress: null, ...next }))
    }
    try {
      settle({
        picture: await work(signal, progress => setState(old => ({ ...old, progress }))),
        problem: null,
      })
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof Refusal)) throw error
      settle({ picture: null, problem: { ...error.mistake, where } })
    }
  }

  const read = useEffectEvent((next: string) => void begin("text", fromText(next)))
  useEffect(() => {
    if (!isBlank(text)) read(text)
  }, [text])
  useEffect(() => () => running.current?.abort(), [])

  return {
    ...state,
    open: (file: File) => void begin("file", fromFile(file)),
    /** Swaps the current picture with the previous one. */
    swap: () => {
      running.current?.abort()
      setState(({ picture, before }) => ({ picture: before, before: picture, problem: null, progress: null }))
    },
  }
}
