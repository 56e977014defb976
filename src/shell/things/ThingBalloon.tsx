import { useEffect, useEffectEvent, useRef } from "react"
import { PageIcon } from "../../components/page-icon/PageIcon"
import { PageLink } from "../../components/page-link/PageLink"
import { now } from "../../hooks/browser/clock"
import type { NewThing } from "../../hooks/storage/newThing"
import type { MenuItem } from "../../lib/lists/menus"
import { pluralise } from "../../lib/text/pluralise"
import * as styles from "./ThingBalloon.module.css"
import { styleOf, useFreePlace } from "./useFreePlace"

type Props = { thing: NewThing; briefcase: MenuItem; onClose: () => void }

/** The time after which it goes by itself, unless a pointer or the focus is on it, in milliseconds. */
const showMs = 10_000

/** The time in which a press that was meant for what was there before does nothing, in milliseconds. */
const guardMs = 800

/** A balloon with the thing that has come, and the way to My Briefcase. */
export default function ThingBalloon({
  thing: { path, name, icon, isLoose, count },
  briefcase,
  onClose,
}: Props) {
  const appearedAt = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    appearedAt.current = now()
  }, [])
  const balloon = useRef<HTMLDivElement>(null)
  const place = useFreePlace(balloon, path)
  const close = useEffectEvent(() => {
    if (!balloon.current?.matches(":hover, :focus-within")) onClose()
  })
  useEffect(() => {
    const timer = setInterval(() => close(), showMs)
    return () => clearInterval(timer)
  }, [])
  const isMeant = () => now() - appearedAt.current >= guardMs
  return (
    <div ref={balloon} className={styles.balloon} style={styleOf(place)}>
      <PageIcon name={icon} size={32} />
      <p>
        You have got <b>{name}</b>. There is a seed in it for Pertti.
        {isLoose && " It follows you to other pages."}{" "}
        <PageLink
          to={briefcase.to}
          onClick={event => {
            if (!isMeant()) event.preventDefault()
          }}
        >
          {pluralise(count, "thing")} in {briefcase.label}
        </PageLink>
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label="Close"
        onClick={() => isMeant() && onClose()}
      />
    </div>
  )
}
