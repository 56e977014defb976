import { useEffect, useState } from "react"
import type { Shot } from "../capture"
import { cropped, type Frame, layoutOf, paintFrame } from "../frames"

export type Finished = { blob: Blob; url: string; width: number; height: number }

/**
 * Renders the shot in its frame as a PNG, again when either changes. Null until it is ready, "failed" if the
 * browser refuses.
 */
export function usePicture(shot: Shot | null, frame: Frame, caption: string): Finished | "failed" | null {
  const [rendered, setRendered] = useState<{ of: Shot; result: Finished | "failed" } | null>(null)
  useEffect(() => {
    if (!shot) return
    let isCancelled = false
    let url = ""
    const layout = layoutOf(frame, cropped(shot.width, shot.height), caption)
    const { width, height } = layout
    const canvas = Object.assign(document.createElement("canvas"), { width, height })
    const fail = () => !isCancelled && setRendered({ of: shot, result: "failed" })
    try {
      const context = canvas.getContext("2d")
      if (!context) throw new Error("There is no canvas.")
      paintFrame(context, shot.picture, layout)
      canvas.toBlob(blob => {
        if (isCancelled) return
        if (!blob) return fail()
        url = URL.createObjectURL(blob)
        setRendered({ of: shot, result: { blob, url, width, height } })
      })
    } catch {
      fail()
    }
    return () => {
      isCancelled = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [shot, frame, caption])
  return shot && rendered?.of === shot ? rendered.result : null
}
