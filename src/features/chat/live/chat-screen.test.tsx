import { screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp, useMockServer } from '../../../../tests/support/render-app';

const server = useMockServer({ scenario: 'repaying-in' });

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

const open = () => renderApp('/intelligentCustomerService', { scenario: 'repaying-in' });

describe('the chatbot', () => {
  it('greets', async () => {
    await open();
    expect(await screen.findByText(/I am your virtual assistant/)).toBeVisible();
    expect(server.callsOf('chat-init')).toHaveLength(1);
  });
});
