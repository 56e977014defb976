/** What is told to the outside: events and errors, only where an id is configured and tracking is welcome. */
import { afterLoad } from "../browser/afterLoad"

export type TrackEvent = { category: string; action: string; label?: string; value?: number }

/** Where to report; an empty text: nowhere. */
export type TrackingIds = { analyticsId: string; errorReportsDsn: string }

type Message = { kind: "event"; event: TrackEvent } | { kind: "page"; path: string; title: string }

const eventName = "juhq:track"
/** How many milliseconds the script of analytics may take. */
const timeoutMs = 10_000
/** How many messages, and errors, wait to be told at most. */
const maxWaiting = 100
const maxErrors = 10

/** Null until the shell has said where to report; what happens before that waits. */
let ids: TrackingIds | null = null
const waiting: Message[] = []
const errors: unknown[] = []
type Sender = typeof import("react-ga4").default
let sender: Promise<Sender> | undefined
let reporter: ((error: unknown) => void) | undefined

function unwelcome(): boolean {
  const asked = [navigator.doNotTrack, "doNotTrack" in window ? window.doNotTrack : null]
  return (
    asked.some(answer => answer === "1" || answer === "yes") ||
    ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true)
  )
}

/** Says where to report. The shell calls it once; a text is the analytics id alone. */
export function configureTracking(given: TrackingIds | string): void {
  const wanted = typeof given === "string" ? { analyticsId: given, errorReportsDsn: "" } : given
  const first = ids === null
  ids = unwelcome() ? { analyticsId: "", errorReportsDsn: "" } : { ...wanted }
  for (const message of waiting.splice(0)) void send(message)
  if (!first) return
  if (ids.analyticsId) void startVitals()
  if (ids.errorReportsDsn) void startErrors(ids.errorReportsDsn)
  else stopHolding()
}

async function startVitals(): Promise<void> {
  try {
    await afterLoad()
    const { watchVitals } = await import("./vitals")
    watchVitals(track)
  } catch {
    // Nobody misses a measure that was not taken.
  }
}

async function startErrors(dsn: string): Promise<void> {
  try {
    await afterLoad()
    const { startErrorReports } = await import("./errorReports")
    reporter = startErrorReports(dsn, errors.splice(0))
  } catch {
    // An error about the reports of errors has nowhere to go.
  } finally {
    stopHolding()
  }
}

function hold(error: unknown): void {
  if (errors.length < maxErrors) errors.push(error)
}

const holdError = ({ error, message }: ErrorEvent) => hold(error ?? new Error(message))
const holdRejection = ({ reason }: PromiseRejectionEvent) => hold(reason)

function stopHolding(): void {
  errors.length = 0
  window.removeEventListener("error", holdError)
  window.removeEventListener("unhandledrejection", holdRejection)
}

if (typeof window !== "undefined") {
  window.addEventListener("error", holdError)
  window.addEventListener("unhandledrejection", holdRejection)
}

/** Gives analytics up for this visit where its script can't be had or has not come in `timeoutMs`: nothing is collected for it. */
function awaitScript(): void {
  const script = document.querySelector('script[src*="/gtag/js"]')
  if (!script) return
  const giveUp = () => {
    if (ids) ids.analyticsId = ""
    script.remove()
    if ("dataLayer" in window && Array.isArray(window.dataLayer)) window.dataLayer.length = 0
  }
  const timer = setTimeout(giveUp, timeoutMs)
  script.addEventListener("load", () => clearTimeout(timer))
  script.addEventListener("error", () => {
    clearTimeout(timer)
    giveUp()
  })
}

function analytics(id: string) {
  sender ??= afterLoad()
    .then(() => import("react-ga4"))
    .then(({ default: ga }) => {
      ga.initialize(id, { gtagOptions: { send_page_view: false } })
      awaitScript()
      return ga
    })
  return sender
}

/** By Google's own command: the library's for events writes capitals into the words, and takes an @ for a mail address. */
function sendEvent(ga: Sender, { category, action, label, value }: TrackEvent): void {
  ga.gtag("event", action, {
    event_category: category,
    ...(label !== undefined && { event_label: label }),
    ...(value !== undefined && { value }),
    non_interaction: true,
  })
}

async function send(message: Message): Promise<void> {
  if (ids === null) {
    if (waiting.length < maxWaiting) waiting.push(message)
    return
  }
  if (!ids.analyticsId || unwelcome()) return
  try {
    const ga = await analytics(ids.analyticsId)
    if (message.kind === "page") ga.send({ hitType: "pageview", page: message.path, title: message.title })
    else sendEvent(ga, message.event)
  } catch {
    sender = undefined
  }
}

function say(message: Message): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: message }))
  void send(message)
}

/** Reports an event, non-interactive. Inside the page it is also heard as a `juhq:track` event on window. */
export function track(event: TrackEvent): void {
  say({ kind: "event", event })
}

/** Reports that a page is looked at. */
export function trackPage(path: string, title: string): void {
  say({ kind: "page", path, title })
}

/** Reports an error that was caught, and that the browser therefore does not know of. */
export function trackError(error: unknown): void {
  if (reporter) reporter(error)
  else if (ids === null || ids.errorReportsDsn) hold(error)
}
