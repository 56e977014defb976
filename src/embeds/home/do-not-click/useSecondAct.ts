/** The second act: after a hundred words in all the button resigns, and one of cardboard takes its place. */
import { useEffect, useState } from "react"
import { boolean } from "valibot"
import { usePage } from "../../../hooks/page/page"
import { juhkuCount } from "../../../hooks/storage/juhkuCount"
import { moveToBin, useRestoredItems } from "../../../hooks/storage/recycleBin"
import { storageEntry } from "../../../hooks/storage/storageEntry"
import { read, useStorage, write } from "../../../hooks/storage/useStorage"
import { scenes, times } from "./logic"

/** True once the red button has resigned, until it is restored from the Recycle Bin. */
export const cardboardButton = storageEntry("cardboard-button", boolean(), false)

export type SecondAct = {
  /** The scene that is on, with its words; null outside the act. */
  scene: (typeof scenes)[number] | null
  /** True if the button is one of cardboard. */
  isCardboard: boolean
  /** Begins the act if its time has come; returns whether it has. */
  begin: () => boolean
  end: () => void
}

export function useSecondAct(): SecondAct {
  const { path } = usePage()
  const [hasResigned, setResigned] = useStorage(cardboardButton)
  const [at, setAt] = useState<number | null>(null)
  useRestoredItems(path, () => {
    setResigned(false)
    setAt(null)
  })
  const scene = (at !== null && scenes[at]) || null
  const ms = scene?.ms ?? null
  useEffect(() => {
    if (at === null || ms === null) return
    const timer = setTimeout(() => setAt(at + 1), ms)
    return () => clearTimeout(timer)
  }, [at, ms])

  const begin = () => {
    if (read(cardboardButton) || read(juhkuCount) < times) return false
    // It has resigned even if nobody stays to see it.
    write(cardboardButton, true)
    moveToBin([{ from: path, label: "A red button", text: "Do not click me" }])
    setAt(0)
    return true
  }
  return {
    scene,
    isCardboard: hasResigned && (scene === null || scene.name === "cardboard"),
    begin,
    end: () => setAt(null),
  }
}
