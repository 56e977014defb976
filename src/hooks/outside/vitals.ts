/** Web Vitals of the page, loaded only if analytics are configured. */
import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals"
import { now } from "../browser/clock"
import { random } from "../browser/random"

type Metric = { name: string; value: number; id: string }
type VitalEvent = { category: string; action: string; label: string; value: number }

/** Converts a metric to an event, rounded to a whole number; layout shifts are in thousandths. */
export function vitalEvent({ name, value, id }: Metric): VitalEvent {
  return {
    category: "Web Vitals",
    action: name,
    label: id,
    value: Math.round(name === "CLS" ? value * 1000 : value),
  }
}

/** Returns the time at which the page was first hidden, in milliseconds from its start; Infinity if it never was. */
function firstHidden(): number {
  const hidden = performance.getEntriesByType("visibility-state").find(({ name }) => name === "hidden")
  return hidden?.startTime ?? Number.POSITIVE_INFINITY
}

/** Measures the delay of the first input, which web-vitals dropped in version 5. */
function onFID(report: (metric: Metric) => void): void {
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes("first-input")) return
  const observer = new PerformanceObserver(list => {
    const first = list.getEntries()[0] as PerformanceEventTiming | undefined
    if (!first) return
    observer.disconnect()
    // A delay in the background does not count.
    if (first.startTime >= firstHidden()) return
    const id = `fid-${now()}-${Math.floor(random() * 1e12)}`
    report({ name: "FID", value: first.processingStart - first.startTime, id })
  })
  observer.observe({ type: "first-input", buffered: true })
}

/** Reports CLS, FCP, FID, INP, LCP and TTFB, each as soon as it is measured. Call it once. */
export function watchVitals(report: (event: VitalEvent) => void): void {
  const onMetric = (metric: Metric) => report(vitalEvent(metric))
  for (const watch of [onCLS, onFCP, onFID, onINP, onLCP, onTTFB]) watch(onMetric)
}
