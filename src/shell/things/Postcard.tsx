import { PageLink } from "../../components/page-link/PageLink"
import { useLoaded } from "../../hooks/browser/loaded"
import { loadTrace, type Trace } from "../../hooks/page/traces"
import type { Night } from "../../hooks/storage/nightOut"
import { Balloon } from "./Balloon"
import * as styles from "./Postcard.module.css"

const showMs = 30_000

/** Messages on postcards: one for each day. */
const greetings = [
  "Forgot my coat.",
  "Nobody else is up.",
  "The food is a matter of taste.",
  "I have pressed the thing. Come quickly.",
  "Wish you were here. Bring the hamster.",
  "It is bigger than it looked.",
  "They think I work here.",
] as const

/** News of a thing where it is found: one for each day. */
const welcomes = [
  "has told everybody about you.",
  "asks whether you have brought breakfast.",
  "has been here all night, and would not say why.",
  "had a seat kept for you. It is gone.",
  "was asked to leave twice.",
  "has learnt the rules, and broken one.",
  "was taken for staff.",
] as const

/** The picture of a thing, as on a stamp. */
function Stamp({ trace: { width, height, drawing } }: { trace: Trace }) {
  return (
    <svg className={styles.stamp} aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
      {drawing}
    </svg>
  )
}

type FoundProps = { night: Night; path: string; onClose: () => void }

/** The welcome of a thing on the page from which it has written. */
export function Found({ night: { thing, day }, path, onClose }: FoundProps) {
  const { value: trace } = useLoaded(() => loadTrace(thing), [thing])
  if (!trace) return null
  return (
    <Balloon path={path} picture={<Stamp trace={trace} />} showMs={showMs} onClose={onClose}>
      You came. <b>{trace.name}</b> {welcomes[day % welcomes.length]}
    </Balloon>
  )
}

type Props = { night: Night; path: string; onClose: () => void }

/** The postcard of a thing that has gone out for the night, with the way to it. */
export default function Postcard({ night: { thing, day, on }, path, onClose }: Props) {
  // Without its drawing it has not written yet.
  const { value: trace } = useLoaded(() => loadTrace(thing), [thing])
  if (!trace || !on) return null
  return (
    <Balloon path={path} picture={<Stamp trace={trace} />} showMs={showMs} onClose={onClose}>
      A postcard. <b>{trace.name}</b> stayed out last night, and writes from{" "}
      <PageLink to={on.path}>{on.title}</PageLink>: “{greetings[day % greetings.length]}”
    </Balloon>
  )
}
