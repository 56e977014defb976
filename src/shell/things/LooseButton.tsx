import { useEffect, useId, useRef, useState } from "react"
import { useIsHost } from "../../hooks/page/hosts"
import { setLooseRole } from "../../hooks/page/looseRole"
import type { Trace } from "../../hooks/page/traces"
import { loosePlace, type Place } from "../../hooks/storage/looseThing"
import { useStorage } from "../../hooks/storage/useStorage"
import { StickeredDrawing } from "../../kits/guest/StickeredDrawing"
import { taskBarPx } from "../windows/messagePlace"
import * as styles from "./LooseButton.module.css"
import { useDraggable } from "./useDraggable"
import { styleOf, useFreePlace } from "./useFreePlace"

type Props = {
  trace: Trace
  /** The path of the page whose thing it is. */
  from: string
  /** The path of the current page. */
  page: string
  /** Called with the place on the screen where it was. */
  putAway: (at: Point) => void
}

type Point = { x: number; y: number }

/** A thing that lies about on the desktop: it can be moved, and a press puts it away. On its own page it changes nothing. */
export function LooseButton({ trace, from, page, putAway }: Props) {
  const { name, putBack, width, height, drawing, desktopClass, change, pertti } = trace
  const button = useRef<HTMLButtonElement>(null)
  const [ownPlace, setOwnPlace] = useStorage(loosePlace)
  const [moved, setMoved] = useState<{ on: string; to: Place } | null>(null)
  const isHome = from === page
  const isHosted = useIsHost(page) && !isHome
  // The tag of a hosted thing goes out of the way.
  const free = useFreePlace(button, page, isHosted ? null : ownPlace, { waits: isHome, isFresh: isHosted })
  // Where the visitor puts it, it stays, but on other pages it gives way to controls.
  const place = moved?.on === page ? moved.to : ownPlace?.on === page ? ownPlace : free
  const id = useId()
  const { handlers, isDragging } = useDraggable(place, taskBarPx, {
    onMove: to => setMoved({ on: page, to }),
    onDrop: to => setOwnPlace({ ...to, on: page }),
    onPress: () => {
      const box = button.current?.getBoundingClientRect()
      putAway({ x: box?.left ?? 0, y: box?.top ?? 0 })
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is changed anew
  useEffect(() => {
    if (!isHome) return change?.()
  }, [change, page, isHome])
  useEffect(() => {
    if (isHome) return
    setLooseRole(pertti ?? null)
    return () => setLooseRole(null)
  }, [pertti, isHome])
  useEffect(() => {
    const desktop = document.querySelector("[data-desktop]")
    if (!desktopClass || !desktop || isHome) return
    desktop.classList.add(desktopClass)
    return () => desktop.classList.remove(desktopClass)
  }, [desktopClass, isHome])
  const label = isHome
    ? `${name}, at home. Press to put it away`
    : `${name} from ${from.slice(1)}. Press to ${putBack}`
  return (
    <button
      ref={button}
      type="button"
      className={styles.thing}
      style={styleOf(place)}
      data-loose={from}
      data-dragging={isDragging || undefined}
      data-hosted={isHosted || undefined}
      aria-label={label}
      aria-describedby={id}
      title={label}
      {...handlers}
    >
      <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {isHosted ? drawing : <StickeredDrawing from={from} thing={trace} />}
      </svg>
      <span className={styles.from}>{name.replace(/^The /, "")}</span>
      <span id={id} className="visually-hidden">
        {isHosted && "It has gone into the page. "}The arrow keys move it.
      </span>
    </button>
  )
}
