import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react"
import { trackError } from "../hooks/outside/track"
import { isLoadError } from "../lib/content/loadError"
import * as styles from "./Embed.module.css"
import type { Loaded } from "./readRegistry"
import { arrivedEmbed, loadEmbed } from "./registry"

type EmbedComponent = ComponentType<Record<string, unknown>>

const attempts = new Map<string, EmbedComponent>()

/**
 * One component for each try, always the same: itself where it is here already, since React keeps what is lazy from sight
 * for a third of a second; else a lazy one. React remembers a failed load, so a retry needs a new one.
 */
function componentFor(
  name: string,
  attempt: number,
  load: (name: string) => Promise<Loaded>,
): EmbedComponent {
  const key = `${name} ${attempt}`
  const known = attempts.get(key)
  if (known) return known
  const made = arrivedEmbed(name) ?? lazy(() => load(name))
  attempts.set(key, made)
  return made
}

type BoundaryProps = { children: ReactNode; fallback: (error: unknown) => ReactNode }

/** Catches what goes wrong inside, so that the rest of the page stays. */
class Boundary extends Component<BoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: null, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown) {
    trackError(error)
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children
  }
}

type Props = {
  name: string
  props: Record<string, unknown>
  children?: ReactNode
  /** How its component is loaded; a test may give its own. */
  load?: (name: string) => Promise<Loaded>
}

/** Marks its place once the embed stands there, so that a machine knows when the page can be used. */
function Arrived({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    place.current?.setAttribute("data-ready", "")
  }, [place])
  return null
}

/** One embed of a page: loaded on its own, with words while it loads and a way on when it doesn't. */
export function Embed({ name, props, children, load = loadEmbed }: Props) {
  const [attempt, setAttempt] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const Lazy = componentFor(name, attempt, load)
  // What the author wrote inside of it is read without it.
  const fallback = (error: unknown) => (
    <>
      <div role="alert" className={styles.failed} data-failed="">
        <p>
          {isLoadError(error) ? "This piece of the page did not arrive." : "This piece of the page broke."}
        </p>
        <div className="buttons">
          <button type="button" onClick={() => setAttempt(attempt + 1)}>
            Retry
          </button>
          {attempt > 0 && (
            <button type="button" onClick={() => window.location.reload()}>
              Reload the page
            </button>
          )}
        </div>
      </div>
      {children}
    </>
  )
  return (
    <div ref={place} className={styles.embed} data-embed={name}>
      <Boundary key={attempt} fallback={fallback}>
        <Suspense fallback={<p className={styles.loading}>Loading something...</p>}>
          <Lazy {...props}>{children}</Lazy>
          <Arrived place={place} />
        </Suspense>
      </Boundary>
    </div>
  )
}
