/** Requests and responses of the browser and the teapot, by RFC 2324 (HTCPCP) and RFC 7168 (HTCPCP-TEA). */
import type { Tea } from "../../lib/lists/teas"
import { type Cup, coffee, duration, type Order } from "./logic"

export type Exchange = { request: string; response: string; status: 200 | 300 | 403 | 418 }

const version = "HTCPCP/1.0"

function message(start: string, headers: readonly string[], body: string): string {
  return [start, ...headers, "", body].join("\n").trimEnd()
}

function request(path: string, host: string, order: Order | null, body: "start" | "stop"): string {
  const type = order?.leaves === coffee ? "message/coffeepot" : "message/teapot"
  const headers = [`Host: ${host}`, `Content-Type: ${type}`]
  if (order && order.additions.length > 0) headers.push(`Accept-Additions: ${order.additions.join(", ")}`)
  return message(`BREW ${path} ${version}`, headers, body)
}

function response(status: string, headers: readonly string[], body: string): string {
  return message(`${version} ${status}`, [...headers, "Content-Type: text/plain; charset=utf-8"], body)
}

/** Asks the pot for its teas, without brewing: RFC 7168, sections 2.1.1 and 2.3.1. */
export function askForTeas(teas: readonly Tea[], host: string): Exchange {
  const entries = teas.map(({ slug }) => `{"/pot-0/${slug}" {type message/teapot}}`)
  return {
    request: request("/", host, null, "start"),
    response: message(
      `${version} 300 Multiple Options`,
      [`Alternates: ${entries.join(",\n            ")}`],
      "",
    ),
    status: 300,
  }
}

/**
 * Asks the pot to brew. Responses: 200 if brewing begins, 403 for additions that do not go with the tea (RFC 7168,
 * section 2.3.2), 418 for coffee (RFC 2324, section 2.3.2; RFC 7168, section 2.3.3).
 */
export function startBrewing(order: Order, tea: Tea | undefined, host: string): Exchange {
  if (order.leaves === coffee || !tea) {
    return {
      request: request("/pot-0", host, { ...order, leaves: coffee }, "start"),
      response: response("418 I'm a teapot", [], "Short and stout."),
      status: 418,
    }
  }
  const asked = request(`/pot-0/${tea.slug}`, host, order, "start")
  const wrong = order.additions.filter(addition => tea.refuses?.includes(addition))
  if (wrong.length > 0) {
    const body = `Drinkers of ${tea.name} tea have been asked about ${wrong.join(" and ")}. They looked out of the window.`
    return { request: asked, response: response("403 Forbidden", [], body), status: 403 }
  }
  const body = `Brewing ${tea.name} tea at ${order.temperature} °C.`
  return { request: asked, response: response("200 OK", ["Safe: if-user-awake"], body), status: 200 }
}

/** Asks the pot to stop after `seconds` of brewing, as clients should (RFC 7168, section 2.1.2). */
export function stopBrewing(order: Order, tea: Tea, seconds: number, cup: Cup, host: string): Exchange {
  const body = `One cup of ${tea.name} tea, ${duration(seconds)}. ${cup.text}`
  return {
    request: request(`/pot-0/${tea.slug}`, host, { ...order, additions: [] }, "stop"),
    response: response("200 OK", ["Safe: if-user-awake"], body),
    status: 200,
  }
}
