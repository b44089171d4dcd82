import { ORDER_DOCUMENTS_PATH, readDocumentPath } from '../domain/checkout/order-documents';
import { createFilesEndpoint, FILES_PATH, type FilesEndpointOptions } from '../http/files-endpoint';
import { INVOICES_PATH } from '../invoices/invoices-path';
import type { Limits } from '../ports/limits';
import type { Sessions } from '../sessions/sessions';
import { createVisitor } from '../sessions/visitor';
import type { UseCases } from '../use-cases/use-cases';
import type { Area, Shared } from './area';

interface FilesOptions {
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly useCases: UseCases;
}

/** Files of customers and of their invoices, for whoever is logged in; documents of an order also for whoever has its link. */
export function composeFiles({ env, log }: Shared, { sessions, limits, useCases }: FilesOptions): Area {
  const options = {
    isSecure: env.shop.url.startsWith('https:'),
    createVisitor: (facts: Parameters<FilesEndpointOptions['createVisitor']>[0]) =>
      createVisitor({ sessions, limits, ...facts }),
    onFailure: (error: unknown, requestId: string) => log.error({ requestId, err: error }, 'file not answered'),
  };
  const { openFile } = useCases.account;
  const { openInvoice, openOrderDocument } = useCases.dashboard;
  return {
    endpoints: {
      [FILES_PATH]: createFilesEndpoint({
        ...{ ...options, path: FILES_PATH },
        openFile: (visitor, { key }) => openFile(visitor, key),
      }),
      [INVOICES_PATH]: createFilesEndpoint({
        ...{ ...options, path: INVOICES_PATH },
        openFile: (visitor, { key }) => openInvoice(visitor, key),
      }),
      [ORDER_DOCUMENTS_PATH]: createFilesEndpoint({
        ...{ ...options, path: ORDER_DOCUMENTS_PATH },
        openFile: async (visitor, { key, accessToken }) => {
          const wanted = readDocumentPath(key);
          return wanted && (await openOrderDocument(visitor, { ...wanted, accessToken }));
        },
      }),
    },
  };
}
