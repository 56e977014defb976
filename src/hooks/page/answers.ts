/** Current answers of pages, each computed by answer.ts in the folder of the page's embed. */
import { createContext, useContext, useEffect, useState } from "react"
import type { Json } from "../../lib/content/tree"
import type { Entry } from "../storage/useStorage"

/** The input for a page's answer. */
export type AnswerInput = {
  /** The instant, in milliseconds since 1970. */
  at: number
  /** The visitor's time zone, such as "Europe/Helsinki". */
  zone: string
  /** The webmaster's date of birth: "1986-03-21". */
  birthday: string
  /** The lists of the page that collects the answers. */
  data: Record<string, Json>
  /** Reads an entry of the visitor's storage. */
  read: <T>(entry: Entry<T>) => T
}

/** A page's answer in a few words, such as "Yes". */
export type Answer = (asked: AnswerInput) => string

/** The answers by page path. */
export type Answers = ReadonlyMap<string, Answer>

export const yesNo = (is: boolean): string => (is ? "Yes" : "No")

/**
 * The loader of all answers, provided by the renderer, which has the registry of embeds. Without it they never load.
 */
export const AnswersContext = createContext<() => Promise<Answers>>(() => new Promise(() => {}))

/** Returns the answers of all pages: null while loading, "failed" after a failure. */
export function useAnswers(): Answers | "failed" | null {
  const load = useContext(AnswersContext)
  const [answers, setAnswers] = useState<Answers | "failed" | null>(null)
  useEffect(() => {
    let isUnmounted = false
    load().then(
      loaded => !isUnmounted && setAnswers(loaded),
      () => !isUnmounted && setAnswers("failed"),
    )
    return () => {
      isUnmounted = true
    }
  }, [load])
  return answers
}
