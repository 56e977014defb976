/** The answers given about the current excuse; they are reset with another excuse. */
import { useState } from "react"
import { type Hearing, hearingOf } from "./hearing"
import type { Excuse } from "./logic"

export function useHearing(excuse: Excuse | null) {
  const [{ text, given }, setGiven] = useState<{ text: string; given: readonly number[] }>({
    text: "",
    given: [],
  })
  const answers = excuse?.text === text ? given : []
  const hearing: Hearing | null = excuse && hearingOf(excuse, answers)
  const put = (next: readonly number[]) => setGiven({ text: excuse?.text ?? "", given: next })
  return {
    hearing,
    given: answers.length,
    answer: (choice: number) => put([...answers, choice]),
    again: () => put([]),
  }
}
