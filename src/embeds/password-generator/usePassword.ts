/** The password of a recipe, made anew when the recipe changes, with the ones before it; kept nowhere but here. */
import { useCallback, useEffect, useState } from "react"
import { useLoaded } from "../../hooks/browser/loaded"
import { makePassword, mistakeIn } from "./logic"
import { type Mode, parseRecipe } from "./recipe"
import { secureSource } from "./source"

/** How many passwords can be gone back to. */
const maxBefore = 20

type Made = { recipe: string; password: string }

type List = { mode: Mode; words: readonly string[] }

/** The words that a mode needs: fetched when it is chosen first. */
async function loadWords(mode: Mode): Promise<readonly string[]> {
  if (mode === "words") return (await import("./words/english")).words
  if (mode === "grandmother") return (await import("./words/finnish")).words
  return []
}

async function loadList(mode: Mode): Promise<List> {
  return { mode, words: await loadWords(mode) }
}

/** `recipe` is as `formatRecipe` writes it. */
export function usePassword(recipe: string) {
  const { mode } = parseRecipe(recipe)
  // The first render doesn't know the address yet: nothing is made or fetched for a recipe that is not meant.
  const [ready, setReady] = useState(false)
  const [made, setMade] = useState<Made[]>([])
  useEffect(() => {
    setReady(true)
  }, [])

  const { latest: list, failed, retry } = useLoaded(() => loadList(mode), [mode], ready)

  const make = useCallback((): Made | null => {
    const parsed = parseRecipe(recipe)
    if (list?.mode !== parsed.mode || mistakeIn(parsed)) return null
    return { recipe, password: makePassword(parsed, list.words, secureSource()) }
  }, [recipe, list])
  useEffect(() => {
    const next = make()
    if (next) setMade(old => (old.at(-1)?.recipe === recipe ? old : [...old.slice(-maxBefore), next]))
  }, [make, recipe])

  const last = made.at(-1)
  return {
    /** Null while there is none of this recipe. */
    password: last?.recipe === recipe ? last.password : null,
    /** How many words the list has; 0 for modes without words, and while it is loading. */
    listed: list?.mode === mode ? list.words.length : 0,
    failed,
    retry,
    another: () => {
      const next = make()
      if (next) setMade(old => [...old.slice(-maxBefore), next])
    },
    /** The recipe of the password before this one; null where there is none. */
    before: made.at(-2)?.recipe ?? null,
    /** Goes back to that password; the recipe is the caller's to set. */
    back: () => setMade(old => old.slice(0, -1)),
  }
}
