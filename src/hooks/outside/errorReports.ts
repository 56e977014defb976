/** Error reports to Sentry, loaded only if a DSN is configured. */
import {
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  type ErrorEvent,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
} from "@sentry/browser"

/** Returns whether an event is about a script of another origin, for which browsers report only "Script error". */
export function isScriptError(event: Pick<ErrorEvent, "message" | "exception">): boolean {
  const messages = [event.message, ...(event.exception?.values ?? []).map(({ value }) => value)]
  return messages.some(text => text !== undefined && /^(\w*Error: )?Script error\b/i.test(text))
}

/**
 * Starts Sentry, reports the early errors, and returns a function that reports caught errors. The integrations that
 * record clicks and the console, or wrap every timer and listener of the page, are left out.
 */
export function startErrorReports(dsn: string, early: readonly unknown[]): (error: unknown) => void {
  init({
    dsn,
    defaultIntegrations: false,
    integrations: [
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      browserTracingIntegration(),
    ],
    tracesSampleRate: 0.1,
    // Adds no tracing headers to requests.
    tracePropagationTargets: [],
    sendClientReports: false,
    beforeSend: event => (isScriptError(event) ? null : event),
  })
  for (const error of early) captureException(error)
  return error => void captureException(error)
}
