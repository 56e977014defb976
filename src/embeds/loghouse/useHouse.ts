/** Chooses the house to show: the one in the address, otherwise the visitor's own from storage. */
import { useEffect, useRef } from "react"
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { type Codec, text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { formatParts, maxNameLength, maxParts, type Part, parseParts } from "./logic"
import { useVisitLogs } from "./useVisitLogs"

const storedPlot = storageEntry(
  "loghouse",
  v.nullable(
    v.object({
      built: v.pipe(v.string(), v.maxLength(maxParts)),
      name: v.pipe(v.string(), v.maxLength(maxNameLength)),
      /** The text carved on each part, in order. */
      texts: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(maxParts)),
    }),
  ),
  null,
)

export type Plot = { parts: readonly Part[]; name: string }

const sample = parseParts("llilwll")
const built: Codec<readonly Part[] | null> = {
  initial: null,
  parse: parseParts,
  format: parts => (parts === null ? null : formatParts(parts)),
}
const codecs = { built, name: text("", { maxLength: maxNameLength }) }

/**
 * State of the plot. Changes are saved as the visitor's own, except those to a house from a link, until the visitor
 * moves in.
 */
export function useHouse() {
  const { values, set, ...restart } = useAddress(codecs)
  const [own, keep] = useStorage(storedPlot)
  const name = values.name.slice(0, maxNameLength)
  const home: Plot | null = own && {
    name: own.name,
    parts: parseParts(own.built).map((part, i) => ({ ...part, text: own.texts[i] ?? "" })),
  }
  const sent = values.built
  const visit = useVisitLogs(own === null && sent === null, sample)
  const isGuest = sent !== null && (own === null || own.built !== formatParts(sent) || own.name !== name)
  const plot: Plot =
    sent === null
      ? (home ?? { parts: visit.logs, name: "" })
      : !isGuest && home && sent.every(({ text }) => text === "")
        ? home
        : { parts: sent, name }

  // A ref, because a script may log many times before the next render.
  const latest = useRef(plot)
  useEffect(() => {
    latest.current = plot
  })
  const save = ({ parts, name }: Plot) =>
    keep({ built: formatParts(parts), name, texts: parts.map(({ text }) => text) })
  const change = (next: Plot) => {
    latest.current = next
    set({ built: next.parts, name: next.name })
    if (!isGuest) save(next)
  }
  return {
    plot,
    latest,
    change,
    isGuest,
    queue: visit.queue,
    moveIn: () => save(latest.current),
    goHome: home ? restart.reset : null,
  }
}
