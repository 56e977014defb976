import { useEffect, useMemo, useState } from "react"
import { text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { flipped, hexOf, utf8 } from "../bytes"
import { ofBytes, readBytes, type Source } from "../source"

/** The limits of a link: characters of text, and bytes of a file. */
const maxLetters = 1500
export const maxBytesLinked = 400

/** The maximum number of bytes whose bits can be flipped: after each flip all of them are decoded again. */
const maxFlipped = 1_000_000

/** A text typed here, or bytes from a file. */
type Content = { text: string } | { source: Source }

/** Decodes the contents of a link: hex bytes, or a text. */
function fromLink(hex: string | null, text: string): Content {
  if (hex === null || !/^([\da-f]{2})+$/i.test(hex)) return { text }
  const pairs = hex.match(/../g) ?? []
  return {
    source: ofBytes(
      "Bytes of a link",
      Uint8Array.from(pairs, pair => Number.parseInt(pair, 16)),
    ),
  }
}

/** State of the viewed content, with one level of undo, synchronised with the address. */
export function useContent(start: string) {
  const { values, set } = useAddress({ text: text(start, { maxLength: maxLetters }), bytes: text(null) })
  const [given, setGiven] = useState<Content | null>(null)
  const [before, setBefore] = useState<Content | null>(null)
  const content = useMemo(
    () => given ?? fromLink(values.bytes, values.text),
    [given, values.bytes, values.text],
  )
  const source = useMemo(
    () =>
      "source" in content ? content.source : ofBytes("The text", new TextEncoder().encode(content.text)),
    [content],
  )

  useEffect(() => {
    if (!given || "text" in given) return
    const { size } = given.source
    if (size === 0 || size > maxBytesLinked) return
    let isCancelled = false
    const link = (bytes: Uint8Array) => !isCancelled && set({ bytes: Array.from(bytes, hexOf).join("") })
    readBytes(given.source, 0, size).then(link, () => {})
    return () => {
      isCancelled = true
    }
  }, [given, set])

  const give = (next: Content) => {
    setGiven(next)
    set({ bytes: null, text: "text" in next ? next.text : start })
  }
  const replace = (next: Content) => {
    setBefore(content)
    give(next)
  }
  return {
    /** Null for bytes from a file. */
    text: "text" in content ? content.text : null,
    source,
    canUndo: before !== null,
    write: (next: string) => {
      setBefore(null)
      give({ text: next })
    },
    open: (source: Source) => replace({ source }),
    /** Flips a bit; null for a file or too many bytes. Bytes that are still valid UTF-8 remain a text. */
    flip:
      "bytes" in source && source.size <= maxFlipped
        ? (at: number, bit: number) => {
            const bytes = flipped(source.bytes, at, bit)
            const text = utf8(bytes)
            replace(text === null ? { source: ofBytes("What is no text any more", bytes) } : { text })
          }
        : null,
    restart: () => replace({ text: start }),
    undo: () => {
      if (before) give(before)
      setBefore(null)
    },
  }
}
