/**
 * State of the password of a recipe, regenerated when the recipe changes, and of the previous ones. None is stored
 * anywhere else.
 */
import { useCallback, useEffect, useState } from "react"
import { useLoaded } from "../../hooks/browser/loaded"
import { makePassword, mistakeIn } from "./logic"
import { type Mode, parseRecipe } from "./recipe"
import { secureSource } from "./source"

/** The maximum number of previous passwords. */
const maxBefore = 20

type Generated = { recipe: string; password: string }

type List = { mode: Mode; words: readonly string[] }

/** Loads the words of a mode on first use. */
async function loadWords(mode: Mode): Promise<readonly string[]> {
  if (mode === "words") return (await import("./words/english")).words
  if (mode === "grandmother") return (await import("./words/finnish")).words
  return []
}

async function loadList(mode: Mode): Promise<List> {
  return { mode, words: await loadWords(mode) }
}

/** `recipe` is in the format of `formatRecipe`. */
export function usePassword(recipe: string) {
  const { mode } = parseRecipe(recipe)
  // The first render doesn't know the address yet, so nothing is generated or loaded for the default recipe.
  const [ready, setReady] = useState(false)
  const [generated, setGenerated] = useState<Generated[]>([])
  useEffect(() => {
    setReady(true)
  }, [])

  const { latest: list, failed, retry } = useLoaded(() => loadList(mode), [mode], ready)

  const make = useCallback((): Generated | null => {
    const parsed = parseRecipe(recipe)
    if (list?.mode !== parsed.mode || mistakeIn(parsed)) return null
    return { recipe, password: makePassword(parsed, list.words, secureSource()) }
  }, [recipe, list])
  useEffect(() => {
    const next = make()
    if (next) setGenerated(old => (old.at(-1)?.recipe === recipe ? old : [...old.slice(-maxBefore), next]))
  }, [make, recipe])

  const last = generated.at(-1)
  return {
    /** Null until there is a password for this recipe. */
    password: last?.recipe === recipe ? last.password : null,
    /** The number of words in the list; 0 for modes without words and while loading. */
    listed: list?.mode === mode ? list.words.length : 0,
    failed,
    retry,
    another: () => {
      const next = make()
      if (next) setGenerated(old => [...old.slice(-maxBefore), next])
    },
    /** The recipe of the previous password; null if there is none. */
    before: generated.at(-2)?.recipe ?? null,
    /** Goes back to the previous password. The caller has to set its recipe. */
    back: () => setGenerated(old => old.slice(0, -1)),
  }
}
