/** Explains each part of an address in a sentence or two. */
import { clean, isSpecial, type Name, type Parts, schemeOf, specialPorts } from "./address"
import { portFlaw } from "./flaws"
import { hostFlaw, hostnameOf, isMeantAsIpv4 } from "./host"

export type Explanation = {
  name: Name
  label: string
  /** As written in the address. */
  written: string
  /** The browser's reading if it differs; null if it is the same or unknown. */
  read: string | null
  about: string
}

const schemes: Record<string, string> = {
  https: "A web page, encrypted on its way. Everything after the host travels in an envelope.",
  http: "A web page, not encrypted on its way. Everybody between you and it may read along.",
  ws: "A connection that stays open both ways, not encrypted.",
  wss: "A connection that stays open both ways, encrypted.",
  ftp: "A file from a file server. Browsers have given it up, servers have not.",
  file: "A file on this very machine. It leads nowhere on anybody else's.",
  mailto: "A letter. What follows is whom it is for.",
  tel: "A telephone number.",
  sms: "A text message. What follows is whom it is for.",
  data: "Not where a thing is, but the thing itself, written out.",
  javascript: "Not an address but a program. One doesn't press these.",
  blob: "Something that a page has in memory, for as long as it is open.",
  about: "A page that is in the browser itself.",
  urn: "A name for something, which doesn't say where it is.",
  ssh: "A session on another machine.",
  git: "A repository.",
  gopher: "A menu from before the web had pictures.",
  magnet: "A file by its contents, wherever it may be.",
}

function aboutHost(parts: Parts, url: URL | null): string {
  const written = parts.host ?? ""
  const special = isSpecial(parts)
  const flaw = url ? null : hostFlaw(written, special, 0)
  if (flaw) {
    const kind = special && isMeantAsIpv4(written) ? "An IPv4 address, but a wrong one" : "Not a host"
    return `${kind}: ${flaw.what.replace(/^[AT](?=n? )/, letter => letter.toLowerCase())}`
  }
  const host = url?.hostname ?? hostnameOf(schemeOf(parts), written) ?? ""
  if (!url && host === "") return "Not a host that a browser takes."
  if (host === "" && schemeOf(parts) === "file") return "No host: the file is on this machine."
  if (host.startsWith("[")) return "An IPv6 address: a machine by its number, without a name."
  if (!special) return "A name that only those who know the scheme can read."
  if (/^[\d.]+$/.test(host)) return "An IPv4 address: a machine by its number, without a name."
  if (/^localhost$|\.localhost$/.test(host)) return "This very machine."
  const labels = host.split(".").filter(Boolean)
  const last = labels.at(-1) ?? ""
  const where =
    labels.length < 2
      ? "A name without a dot, which means something in a network of your own only."
      : `A domain. It is read from its end: .${last} gave out the name before it${last === "fi" ? ", in Finland" : ""}.`
  return host.includes("xn--")
    ? `${where} What begins with xn-- is how other letters than a to z are told to the network.`
    : where
}

function aboutPort(parts: Parts): string {
  const flaw = parts.port === null ? null : portFlaw(parts.port, 0)
  if (flaw) return `Not a port. ${flaw.what}`
  const scheme = schemeOf(parts)
  const defaultPort = specialPorts.get(scheme)
  return defaultPort
    ? `Which door of the host. For ${scheme} it is ${defaultPort} unless something else is said.`
    : "Which door of the host."
}

function aboutPath(parts: Parts, url: URL | null): string {
  if (parts.scheme === null) return "All that there is. Without a scheme no browser knows what to do with it."
  if (parts.host === null && !isSpecial(parts))
    return "What there is besides the scheme. Only those who know the scheme can read it."
  const steps = (url?.pathname ?? parts.path).split("/").filter(Boolean).length
  const dots = /(^|[/\\])(\.|%2e){1,2}([/\\]|$)/i.test(clean(parts.path))
  const count =
    steps === 0 ? "The front door." : `The way to it on the host: ${steps} step${steps === 1 ? "" : "s"}.`
  return dots
    ? `${count} One dot is where one is and two are one step back, so the browser walks that first.`
    : count
}

function aboutQuery(query: string): string {
  const rows = query === "" ? 0 : query.split("&").length
  if (rows === 0) return "A question mark and no question."
  return `What the host is told besides: ${rows} row${rows === 1 ? "" : "s"}, below.`
}

/** Explains the parts present, in the order of the address. */
export function explain(parts: Parts, url: URL | null): Explanation[] {
  const { scheme, user, password, host, port, path, query, fragment } = parts
  const known = schemeOf(parts)
  const defaultPort = specialPorts.get(known)
  const entries: [Name, string, string | null, string | undefined, string][] = [
    [
      "scheme",
      "Scheme",
      scheme,
      url?.protocol.slice(0, -1),
      (Object.hasOwn(schemes, known) && schemes[known]) ||
        "A scheme that this page doesn't know. Somebody else may.",
    ],
    [
      "user",
      "User name",
      user,
      url?.username,
      "Who asks. It is said to the host, and seen by everybody else too.",
    ],
    [
      "password",
      "Password",
      password,
      url?.password,
      "A secret, or it was one before it was written into an address.",
    ],
    ["host", "Host", host, url?.hostname, aboutHost(parts, url)],
    [
      "port",
      "Port",
      port,
      // The browser leaves out the default port, and doesn't parse invalid addresses.
      url ? url.port || (defaultPort ? `${defaultPort}` : undefined) : undefined,
      aboutPort(parts),
    ],
    ["path", "Path", path === "" && host === null ? null : path, url?.pathname, aboutPath(parts, url)],
    ["query", "Query", query, url?.search.slice(1), aboutQuery(query ?? "")],
    [
      "fragment",
      "Fragment",
      fragment,
      url?.hash.slice(1),
      fragment?.includes(":~:")
        ? "The place on the page, and after :~: the words to be marked there. It is for the browser, and not sent to the host."
        : "The place on the page. It is for the browser, and not sent to the host.",
    ],
  ]
  return entries.flatMap(([name, label, written, read, about]) =>
    written === null
      ? []
      : [{ name, label, written, read: read === undefined || read === written ? null : read, about }],
  )
}
