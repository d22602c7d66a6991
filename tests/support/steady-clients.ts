import { Agent } from "node:http";
import { askHttp, type HttpAnswer } from "./http-get";

/** What became of the requests of steady clients. */
export interface Asked {
  answered: number;
  /** Requests whose answer was wrong, cut off or did not come. */
  broken: string[];
  /** Clients that left because they were told to. */
  left: number;
}

/** How often a client that is told to close its connection comes back on a new one. */
const returns = 3;

/**
 * A client that asks for one thing after the other, each as soon as the one before is answered, on a connection that it
 * keeps. It leaves when it has been told to a few times, as a proxy does that learns that a server is to stop. One that
 * went on would meet the moment in which the system stops listening, and with it the connections that it has not yet
 * handed to the server.
 */
const askOn = async (
  port: number,
  targets: readonly string[],
  isRight: (target: string, answer: HttpAnswer) => boolean,
  asked: Asked,
): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let told = 0;
  for (let turn = 0; told <= returns; turn += 1) {
    const target = targets[turn % targets.length] ?? "/";
    try {
      const answer = await askHttp(port, target, { agent });
      if (isRight(target, answer)) asked.answered += 1;
      else asked.broken.push(`${target}: ${answer.status}`);
      if (answer.headers.connection === "close") told += 1;
    } catch (error) {
      asked.broken.push(`${target}: ${(error as Error).message}`);
      break;
    }
  }
  if (told > returns) asked.left += 1;
  agent.destroy();
};

/**
 * Asks a server of this machine with several clients until it is gone.
 *
 * @returns what became of it so far, and when all clients have ended
 */
export const steadyClients = (
  port: number,
  count: number,
  targets: readonly string[],
  isRight: (target: string, answer: HttpAnswer) => boolean,
) => {
  const asked: Asked = { answered: 0, broken: [], left: 0 };
  const ended = Promise.all(Array.from({ length: count }, () => askOn(port, targets, isRight, asked)));
  return { asked, ended };
};
