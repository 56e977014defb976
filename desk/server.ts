/** The desk's HTTP server: its page and its API. */
import { randomBytes } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { extname } from "node:path"
import type { Facts } from "../src/engine/facts"
import { fileStamp } from "../src/engine/read"
import { type Bundle, pageHtml, policy } from "./bundle"
import { DevelopServer } from "./develop"
import { applyChanges, changedFiles, openText, savePicture, saveText } from "./files"
import { checkRequest, pathWithin, Refusal } from "./guard"
import { knowledgeOf } from "./knowledge"
import { planOf } from "./plans"
import { Shadow } from "./shadow"
import type { Action } from "./shared/api"

type Settings = { root: string; facts: Facts; bundle: Bundle; port: number; develop?: DevelopServer }

export type Desk = { server: Server; port: number; key: string; end: () => void }

type ApiRequest = { query: URLSearchParams; body: Buffer }
type Answer = { type: string; body: string | Buffer }

const maxBodyBytes = 30_000_000
const json = (value: unknown): Answer => ({ type: "application/json", body: JSON.stringify(value) })
const images: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
}

/** Starts the server on 127.0.0.1; port 0 takes a free port. */
export async function startDesk(settings: Settings): Promise<Desk> {
  const { root, facts, bundle } = settings
  const key = randomBytes(24).toString("base64url")
  const shadow = new Shadow(root, facts)
  const develop = settings.develop ?? new DevelopServer(root)
  // One at a time, since they share the copy of the site.
  let queue: Promise<unknown> = Promise.resolve()
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work, work)
    queue = turn.catch(() => undefined)
    return turn
  }
  const parseBody = <T>({ body }: ApiRequest) => JSON.parse(body.toString("utf8")) as T
  const today = () => new Date().toISOString().slice(0, 10)

  const routes: Record<string, (apiRequest: ApiRequest) => Answer | Promise<Answer>> = {
    "GET /api/knowledge": () => enqueue(async () => json(knowledgeOf(root, await shadow.read()))),
    "GET /api/file": ({ query }) => json(openText(root, query.get("file") ?? "")),
    "GET /api/picture": ({ query }) => {
      const path = pathWithin(root, query.get("file") ?? "", "picture")
      if (!existsSync(path)) throw new Refusal(404, "That picture is not there.")
      const ending = extname(path).toLowerCase()
      return { type: images[ending] ?? `image/${ending.slice(1)}`, body: readFileSync(path) }
    },
    "GET /api/develop": async () => json(await develop.state()),
    "POST /api/develop": async () => {
      if ((await develop.state()).state !== "running") develop.start()
      return json(await develop.state())
    },
    "POST /api/check": apiRequest => {
      const texts = Object.entries(parseBody<Record<string, string>>(apiRequest))
      for (const [file] of texts) pathWithin(root, file, "text")
      return enqueue(async () => json((await shadow.read(new Map(texts))).problems))
    },
    "POST /api/save": apiRequest => {
      const { file, text, digest } = parseBody<{ file: string; text: string; digest: string }>(apiRequest)
      return json(saveText(root, file, text, digest))
    },
    "POST /api/picture": async ({ query, body }) => {
      await savePicture(root, query.get("file") ?? "", body)
      return json({})
    },
    "POST /api/changes": apiRequest => {
      const known = parseBody<Record<string, string>>(apiRequest)
      return json({ stamp: fileStamp(root, ["content"]), files: changedFiles(root, known) })
    },
    "POST /api/plan": apiRequest =>
      enqueue(async () => json(await planOf(shadow, parseBody<Action>(apiRequest), today()))),
    "POST /api/do": apiRequest => {
      const { action, id } = parseBody<{ action: Action; id: string }>(apiRequest)
      return enqueue(async () => {
        const plan = await planOf(shadow, action, today())
        if (plan.id !== id)
          throw new Refusal(409, "A file has changed meanwhile. Look at what follows again.")
        applyChanges(root, plan.changes)
        return json(plan)
      })
    },
  }

  const server = createServer((request, response) => {
    void answer(request, response).catch(error => {
      const refusal = error instanceof Refusal ? error : undefined
      if (!refusal && !(error instanceof SyntaxError)) console.error(error)
      const message = refusal?.message ?? (error instanceof Error ? error.message : String(error))
      if (!response.headersSent)
        response.writeHead(refusal?.status ?? 500, { "content-type": "application/json" })
      response.end(JSON.stringify({ message }))
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://localhost")
    const isApi = url.pathname.startsWith("/api/")
    checkRequest(request, port(), isApi ? key : null)
    const commonHeaders = {
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    }
    const send = ({ type, body }: Answer, more: Record<string, string> = {}) =>
      void response.writeHead(200, { "content-type": type, ...commonHeaders, ...more }).end(body)
    if (isApi) {
      const route = routes[`${request.method} ${url.pathname}`]
      if (!route) throw new Refusal(404, "The desk knows no such thing.")
      const body = request.method === "POST" ? await bodyOf(request) : Buffer.alloc(0)
      // An SVG opened directly must not run scripts.
      return send(await route({ query: url.searchParams, body }), {
        "content-security-policy": "default-src 'none'",
      })
    }
    if (request.method !== "GET") throw new Refusal(405, "That can only be read.")
    const nonce = randomBytes(16).toString("base64")
    if (url.pathname === "/desk.js")
      return send({ type: "text/javascript; charset=utf-8", body: bundle.script })
    if (url.pathname === "/desk.css") return send({ type: "text/css; charset=utf-8", body: bundle.style })
    if (url.pathname !== "/") throw new Refusal(404, "There is nothing here.")
    send(
      { type: "text/html; charset=utf-8", body: pageHtml(nonce) },
      { "content-security-policy": policy(nonce) },
    )
  }

  const port = () => {
    const address = server.address()
    return typeof address === "object" && address ? address.port : settings.port
  }
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(settings.port, "127.0.0.1", resolve)
  })
  const end = () => {
    server.close()
    server.closeAllConnections()
    develop.end()
    shadow.end()
  }
  return { server, port: port(), key, end }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxBodyBytes) throw new Refusal(413, "That is more than 30 MB.")
    parts.push(part)
  }
  return Buffer.concat(parts)
}
