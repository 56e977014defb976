import { useEffect, useState } from "react"
import { hostsOf, verdict } from "./hosts"

/**
 * A live list of the hosts that the browser has contacted since the site was opened in this tab.
 *
 * @feed A line that says whom your browser has asked for anything since it came here.
 */
export default function HostsAsked() {
  const [urls, setUrls] = useState<readonly string[] | null>(null)
  useEffect(() => {
    if (!window.PerformanceObserver?.supportedEntryTypes?.includes("resource")) return
    const observer = new PerformanceObserver(list =>
      setUrls(old => [...(old ?? []), ...list.getEntries().map(({ name }) => name)]),
    )
    setUrls([])
    observer.observe({ type: "resource", buffered: true })
    return () => observer.disconnect()
  }, [])
  const hosts = urls && hostsOf(urls, window.location.host)
  return (
    <p className="result" data-hosts="">
      {hosts === null
        ? "Your browser can say here whom it has asked, once it has told this page."
        : `Since you opened this site in this tab, your browser has asked ${hosts[0]?.host} for ${hosts[0]?.count} things. ${verdict(hosts)}`}
    </p>
  )
}
