/** Options of workerd, the engine of Durable Objects. */
export interface WorkerdOptions {
  /** Folder for its tables. It must exist. */
  readonly folder: string;
  /** 0 is any free one. */
  readonly port: number;
  /** Days after which tables are deleted that nobody uses. */
  readonly keepDays: number;
}

const text = JSON.stringify;

/**
 * Returns a configuration of workerd that runs the worker as `wrangler deploy` would, with its tables on this disk. It
 * belongs into the folder of the bundled worker.
 */
export const workerdConfig = ({ folder, port, keepDays }: WorkerdOptions): string => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "worker", worker = .worker), (name = "disk", disk = (path = ${text(folder)}, writable = true))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "worker")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-11-01",
  bindings = [
    (name = "TABLES", durableObjectNamespace = "Table"),
    (name = "DIRECTORY", durableObjectNamespace = "Directory"),
    (name = "KEEP_DAYS", text = "${keepDays}"),
  ],
  durableObjectNamespaces = [
    (className = "Table", uniqueKey = "tables", enableSql = true),
    (className = "Directory", uniqueKey = "directory", enableSql = true),
  ],
  durableObjectStorage = (localDisk = "disk"),
);
`;
