/** What pages answer of the present: each says it itself, in answer.ts of its folder, and whoever gathers them asks. */
import { createContext, useContext, useEffect, useState } from "react"
import type { Json } from "../../lib/content/tree"
import type { Entry } from "../storage/useStorage"

/** What a page may know when it is asked. */
export type Asked = {
  /** The instant, in milliseconds from 1970. */
  at: number
  /** The visitor's time zone, as "Europe/Helsinki". */
  zone: string
  /** The webmaster's day of birth, as "1986-03-21". */
  birthday: string
  /** The lists of the page that asks. */
  data: Record<string, Json>
  /** Reads what the visitor's browser remembers. */
  read: <T>(entry: Entry<T>) => T
}

/** A page's answer in a few words, such as "Yes". */
export type Answer = (asked: Asked) => string

/** The answers by the paths of their pages. */
export type Answers = ReadonlyMap<string, Answer>

export const yesNo = (is: boolean): string => (is ? "Yes" : "No")

/** How the answers of all pages are loaded; the renderer, which knows the folders, says it. Without it they never come. */
export const AnswersContext = createContext<() => Promise<Answers>>(() => new Promise(() => {}))

/** The answers of all pages: null until they have come, and "failed" where they didn't. */
export function useAnswers(): Answers | "failed" | null {
  const load = useContext(AnswersContext)
  const [answers, setAnswers] = useState<Answers | "failed" | null>(null)
  useEffect(() => {
    let isGone = false
    load().then(
      loaded => !isGone && setAnswers(loaded),
      () => !isGone && setAnswers("failed"),
    )
    return () => {
      isGone = true
    }
  }, [load])
  return answers
}
