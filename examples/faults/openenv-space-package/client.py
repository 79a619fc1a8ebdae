class EchoClient:
    pass
