import { PageLink } from "../../components/page-link/PageLink"
import { useLoaded } from "../../hooks/browser/loaded"
import { loadTrace } from "../../hooks/page/traces"
import type { Night } from "../../hooks/storage/nightOut"
import { Balloon } from "./Balloon"
import * as styles from "./Postcard.module.css"

const showMs = 30_000

/** What things write: one for each day. */
const greetings = [
  "Forgot my coat.",
  "Nobody else is up.",
  "The food is a matter of taste.",
  "I have pressed the thing. Come quickly.",
  "Wish you were here. Bring the hamster.",
  "It is bigger than it looked.",
  "They think I work here.",
] as const

type Props = { night: Night; path: string; onClose: () => void }

/** The postcard of a thing that has gone out for the night, with the way to it. */
export default function Postcard({ night: { thing, day, on }, path, onClose }: Props) {
  // Without its drawing it has not written yet.
  const { value: trace } = useLoaded(() => loadTrace(thing), [thing])
  if (!trace || !on) return null
  const { name, width, height, drawing } = trace
  return (
    <Balloon
      path={path}
      picture={
        <svg className={styles.stamp} aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
          {drawing}
        </svg>
      }
      showMs={showMs}
      onClose={onClose}
    >
      A postcard. <b>{name}</b> stayed out last night, and writes from{" "}
      <PageLink to={on.path}>{on.title}</PageLink>: “{greetings[day % greetings.length]}”
    </Balloon>
  )
}
