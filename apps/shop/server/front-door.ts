import type { RequestListener } from 'node:http';
import { guardHeaders } from './answer-headers.ts';
import { compressAnswer } from './compress-answer.ts';
import { replaceErrorPages } from './error-page.ts';
import { identifyRequest } from './identify-request.ts';
import { refusalOf, sendRefusal } from './refuse-request.ts';

export interface FrontDoorOptions {
  /** Whether visitors reach the shop by https. */
  readonly isHttps: boolean;
  /** Whether whoever looks at an error is the one who works on it, and wants it as Next shows it. */
  readonly isDev: boolean;
  /** How many proxies of our own are in front. */
  readonly proxyHops: number;
  /** Header in which the proxy in front names the visitor's country; undefined: none does. */
  readonly countryHeader: string | undefined;
  /** Folders that hold nothing but files, and the paths of those files. */
  readonly fileFolders: readonly string[];
  readonly files: ReadonlySet<string>;
  /** Answers what passes. */
  readonly handle: (...exchange: Parameters<RequestListener>) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  /** Whether stories cannot be read at the moment. */
  readonly isContentOut: () => boolean;
}

/** What every request passes before Next sees it: too long, too much and too odd is refused for next to nothing. */
export function createFrontDoor({ handle, onFailure, ...options }: FrontDoorOptions): RequestListener {
  return (request, response) => {
    compressAnswer(request, response);
    identifyRequest(request, response, options);
    guardHeaders(request, response, options);
    if (!options.isDev) replaceErrorPages(request, response, options.isContentOut);
    const refusal = refusalOf(request, options);
    if (refusal) return sendRefusal(response, refusal);
    handle(request, response).catch((error: unknown) => {
      onFailure(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  };
}
